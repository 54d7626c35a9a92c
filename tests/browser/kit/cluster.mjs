// Two servers with one database and one bus behind a balancer. To a visitor it is one server.

import assert from "node:assert/strict";
import { eventually } from "./eventually.mjs";
import { Four } from "./four.mjs";
import { startBalancer, startNats, startPostgres } from "./services.mjs";

export class Cluster extends Four {
  static async start() {
    const cluster = new Cluster();
    cluster.nodes = [];
    cluster.services = [];
    const started = (service) => (cluster.services.unshift(service), service.address);
    try {
      const postgres = await startPostgres();
      cluster.sql = postgres.sql;
      const [database, bus] = [started(postgres), started(await startNats())];
      for (let node = 0; node < 2; node++) cluster.nodes.push(await Four.start(["--db", database, "--bus", bus]));
      cluster.address = started(await startBalancer(cluster.nodes.map(({ address }) => address)));
      cluster.url = `http://${cluster.address}`;
      return cluster;
    } catch (error) {
      await cluster.close();
      throw error;
    }
  }

  // Waits until the balancer knows that a node is ready.
  isReady(node) {
    return eventually(async () => {
      const { headers } = await fetch(`${this.url}/healthz`, { headers: { cookie: `node=${node}` } });
      assert.equal(headers.get("x-node"), `node${node}`);
    });
  }

  async close() {
    for (const node of this.nodes) await node.close();
    for (const { stop } of this.services) await stop();
  }
}
