// Short words to the other people of a game: a press sends one, and a bubble at the name of its player shows it.

import { $, fill, make, say, words } from "./page.js";
import { LETTERS } from "./board.js";

// How long a bubble is shown, in milliseconds.
const SHOWN = 4000;

const menu = $("reactions");

// `send` is called with the name of the reaction that was pressed.
export function listen(send) {
  menu?.addEventListener("click", ({ target }) => {
    const { reaction } = target.closest("button")?.dataset ?? {};
    if (!reaction) return;
    menu.hidePopover();
    send(reaction);
  });
}

// Shows what a player says.
export function show({ by, reaction }, name) {
  const said = menu?.querySelector(`[data-reaction=${reaction}]`);
  if (!said) return;
  const player = document.querySelector(`.player[data-side=${LETTERS[by]}]`);
  player.querySelector(".bubble")?.remove();
  const bubble = make("p", { className: "bubble", textContent: said.textContent, ariaHidden: true });
  player.append(bubble);
  setTimeout(() => bubble.remove(), SHOWN);
  say(fill(words.says, { name, words: said.lastChild.textContent.trim() }));
}
