// A lesson: a few positions, each with something to read and mostly something to play.

import { $, data, follow, link, say, words } from "./page.js";
import { Board } from "./board.js";
import { burst } from "./climax.js";
import { Exercise } from "./exercise.js";
import { remember } from "./progress.js";

const { id: name, steps } = data;
let at = data.at;

const board = new Board(() => {});
const exercise = new Exercise(board, { solved: showGoOn });
const stepper = [...document.querySelectorAll(".stepper a")];

function show(number, remembered) {
  at = number;
  const { words: text, plays, light, state } = steps[at - 1];
  $("status").textContent = text;
  $("finished").hidden = true;
  exercise.pose({
    about: plays && { lesson: name, step: at },
    state,
    light,
    title: plays ? words.find_it : words.read,
  });
  $("go-on").hidden = plays;
  stepper.forEach((step, index) => {
    if (index + 1 === at) step.setAttribute("aria-current", "step");
    else step.removeAttribute("aria-current");
  });
  if (remembered) {
    follow(link(`/learn/${name}`, { step: at }), { remember: remembered, state: { at } });
    say(text);
  }
}

function showGoOn() {
  stepper[at - 1].classList.add("done");
  $("go-on").hidden = false;
  $("go-on").focus();
}

function goOn() {
  stepper[at - 1].classList.add("done");
  if (at < steps.length) return show(at + 1, "pushState");
  remember((now) => {
    if (!now.lessons.includes(name)) now.lessons.push(name);
  });
  // The end takes the place of the last answer.
  $("answer").hidden = true;
  $("finished").hidden = false;
  burst(board.root);
  $("finished").querySelector("a").focus();
  say($("finished").querySelector("h2").textContent);
}

$("go-on").addEventListener("click", goOn);
stepper.forEach((step, index) => step.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  show(index + 1, "pushState");
}));
addEventListener("popstate", ({ state }) => state && show(state.at));
history.replaceState({ at }, "");
show(at);
