// PostgreSQL, NATS and HAProxy for several servers, each in a folder of its own and on a free port. They end with the test, also
// if it is killed.

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { eventually } from "./eventually.mjs";

const run = promisify(execFile);

// Where Debian puts the programs.
const NATS = "/usr/sbin/nats-server";
const HAPROXY = "/usr/sbin/haproxy";
const POSTGRESQL = "/usr/lib/postgresql";

const versions = () => (existsSync(POSTGRESQL) ? readdirSync(POSTGRESQL) : []).sort((one, other) => other - one);
const bin = () => join(POSTGRESQL, versions()[0], "bin");

// What is not installed. In `./test`, which installs everything, it is a failure.
export function missing() {
  const all = { haproxy: existsSync(HAPROXY), "nats-server": existsSync(NATS), postgresql: versions().length > 0 };
  const names = Object.entries(all).flatMap(([name, there]) => (there ? [] : [name]));
  if (names.length && process.env.FOUR_TEST_ALL) throw new Error(`not installed: ${names}`);
  return names.length > 0 && `not installed: ${names}`;
}

// PostgreSQL refuses to run as root.
const isRoot = process.getuid() === 0;
const user = isRoot ? ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] : ["env"];

async function ownFolder() {
  const folder = await mkdtemp(join(tmpdir(), "four-services-"));
  if (isRoot) {
    const id = async (flag, name) => Number((await run("id", [flag, name])).stdout);
    await chown(folder, await id("-u", "nobody"), await id("-g", "nobody"));
  }
  return folder;
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

// Runs a script of the shell at `stop`, and when this process ends in whatever way: the shell waits until its input is closed.
function guard(script, ...args) {
  const [program, ...words] = [...user, "sh", "-c", `cat >/dev/null; ${script}`, "sh", ...args];
  const shell = spawn(program, words, { stdio: ["pipe", "ignore", "ignore"], cwd: "/" });
  const ended = once(shell, "exit");
  return async () => {
    shell.stdin.end();
    await ended;
  };
}

// Starts PostgreSQL; returns its address, what runs SQL in it, and how to stop it. It does not wait for the disk: no test crashes the machine.
export async function startPostgres() {
  const [folder, port] = [await ownFolder(), await freePort()];
  const data = join(folder, "data");
  const [program, ...words] = user;
  const call = (name, ...args) => run(program, [...words, join(bin(), name), ...args], { cwd: "/" });
  const stop = guard('"$1" -D "$2/data" -m immediate stop; rm -rf "$2"', join(bin(), "pg_ctl"), folder);
  await call("initdb", "--no-sync", "--username=four", "--auth=trust", "--encoding=UTF8", "--locale=C", "--pgdata", data);
  const options = `-p ${port} -c fsync=off -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  await call("pg_ctl", "-D", data, "-l", join(folder, "log"), "-o", options, "-w", "start");
  const address = `postgres://four@127.0.0.1:${port}/postgres`;
  const sql = (text) => run(join(bin(), "psql"), ["-v", "ON_ERROR_STOP=1", "-d", address, "-c", text]);
  return { address, sql, stop };
}

// Starts NATS; returns its address and how to stop it.
export async function startNats() {
  const port = await freePort();
  const [program, ...words] = [...user, NATS, "--addr", "127.0.0.1", "--port", String(port)];
  const nats = spawn(program, words, { stdio: ["ignore", "ignore", "pipe"], cwd: "/" });
  const stop = guard(`kill -9 ${nats.pid}`);
  for await (const line of createInterface(nats.stderr)) {
    if (line.includes("Server is ready")) break;
  }
  // It must not wait for somebody who reads its log.
  nats.stderr.resume();
  return { address: `nats://127.0.0.1:${port}`, stop };
}

// Starts a balancer for nodes at these addresses. A visitor with the cookie `node=1` is sent to the node 1 as long as it is
// there, others to each of them in turn. The header `x-node` names the node of an answer.
export async function startBalancer(nodes) {
  const [folder, port] = [await ownFolder(), await freePort()];
  const file = join(folder, "haproxy.cfg");
  const server = (address, number) =>
    `    server node${number} ${address} cookie ${number} check inter 100 fall 1 rise 1 on-marked-down shutdown-sessions\n`;
  await writeFile(file, `defaults
    mode http
    timeout connect 5s
    timeout client 1h
    timeout server 1h
    timeout tunnel 1h
    # A busy machine is slow and not down: a node that is gone refuses connections.
    timeout check 1m
    # A server that is gone refuses connections before a check has noticed it: the first retry goes to another server, at once.
    option redispatch 1
    retries 3
frontend all
    bind 127.0.0.1:${port}
    default_backend nodes
backend nodes
    balance roundrobin
    cookie node
    option httpchk GET /readyz
    http-response set-header x-node %s
${nodes.map(server).join("")}`);
  const [program, ...words] = [...user, HAPROXY, "-db", "-f", file];
  const haproxy = spawn(program, words, { stdio: "ignore", cwd: "/" });
  const stop = guard(`kill -9 ${haproxy.pid}; rm -rf "$1"`, folder);
  await eventually(async () => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.destroy();
  });
  return { address: `127.0.0.1:${port}`, stop };
}
