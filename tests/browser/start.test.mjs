// The start page: its board plays, choices are seen and can be taken back.

import assert from "node:assert/strict";
import { eventually } from "./kit/eventually.mjs";
import { PHONE } from "./kit/visitor.mjs";
import { browserTest } from "./kit/fixture.mjs";
import { waitForActions } from "./kit/games.mjs";

const state = async (visitor) => (await visitor.four.game(visitor.game)).state;

browserTest("a tap on the board is the first move against the chosen level", async ({ four, visitor }) => {
  const ann = await visitor({ size: PHONE, hasTouch: true, isMobile: true });
  await ann.visit("/");
  await ann.$("[name=level][value='2']").check({ force: true });
  await eventually(async () => assert.equal(await ann.$("#tap").textContent(), "Tap a column to play level 2 Learner."));
  await ann.column(5).tap();
  await ann.page.waitForURL(/\/g\//);
  await eventually(async () => assert.equal((await four.actions(ann.game))[0], "5"));
  const { players } = await state(ann);
  assert.deepEqual(players.map(({ who }) => Object.keys(who)[0]), ["human", "computer"]);
  assert.equal(players[1].name, "Computer 2");
  // A reload does not play again.
  await ann.$(".disc.o").waitFor();
  await ann.page.reload();
  await ann.connected();
  await waitForActions(four, ann.game, await four.actions(ann.game));
  assert.equal((await four.actions(ann.game)).length, 2);
});

browserTest("the disc that hovers over the board is seen whole", async ({ visitor }) => {
  const ann = await visitor();
  await ann.visit("/");
  await ann.$(".ghost.idle").waitFor();
  // At the top of its movement.
  const room = await ann.page.evaluate(() => {
    const disc = document.querySelector(".ghost.idle");
    const [movement] = disc.getAnimations();
    movement.pause();
    movement.currentTime = 999;
    return disc.getBoundingClientRect().top - document.querySelector(".scroller").getBoundingClientRect().top;
  });
  assert.ok(room >= 0, `${room}`);
});

browserTest("the keyboard begins a game, and Yellow lets the computer begin", async ({ four, visitor }) => {
  const ann = await visitor();
  await ann.visit("/");
  await ann.$("#tap:not([hidden])").waitFor();
  await ann.page.keyboard.press("3");
  await ann.page.waitForURL(/\/g\//);
  await eventually(async () => assert.equal((await four.actions(ann.game))[0], "3"));
  await ann.visit("/");
  await ann.$("#tap:not([hidden])").waitFor();
  await ann.openDetails();
  await ann.$("[name=side]").selectOption("second");
  await ann.column(4).click();
  await ann.page.waitForURL(/\/g\//);
  await ann.connected();
  await eventually(async () => assert.equal((await four.actions(ann.game)).length, 1));
  assert.equal((await state(ann)).players[1].who.human, "");
});

browserTest("what is chosen is a chip beside the button, and goes away with its ×", async ({ visitor }) => {
  const ann = await visitor();
  await ann.visit("/");
  await ann.$("#tap:not([hidden])").waitFor();
  await ann.openDetails();
  const chips = () => ann.$("#chosen button").evaluateAll((all) => all.map(({ firstChild }) => firstChild.textContent));
  await ann.$("[name=rules][value=popout]").check({ force: true });
  await ann.$(".stepper:has([name=columns]) [data-by='1']").click();
  await ann.$(".stepper:has([name=columns]) [data-by='1']").click();
  await ann.$(".stepper:has([name=connect]) [data-by='1']").click();
  await ann.$("[name=clock]").selectOption("300+5");
  await eventually(async () => assert.deepEqual(await chips(), ["pop-out", "9×6", "5 in a row", "5 min + 5 s"]));
  // The board has the chosen size.
  await eventually(async () => assert.equal(await ann.$("#board .columns button").count(), 9));
  await ann.button("Without pop-out").click();
  await ann.button("Without 5 min + 5 s").click();
  // Without the rule set its board is gone, too.
  await eventually(async () => assert.deepEqual(await chips(), []));
  await eventually(async () => assert.equal(await ann.$("#board .columns button").count(), 7));
  // A choice that was made once is seen on the next visit.
  await ann.$("[name=rules][value=misere]").check({ force: true });
  await ann.button("Two on this screen").click();
  await ann.page.waitForURL(/\/g\//);
  await ann.connected();
  assert.equal((await state(ann)).rules, "misere");
  await ann.visit("/");
  await eventually(async () => assert.deepEqual(await chips(), ["misère"]));
});

browserTest("wrong rules are explained at their field, without inner names", { expected: /400/ }, async ({ visitor }) => {
  const ann = await visitor();
  await ann.visit("/");
  await ann.openDetails();
  await ann.$("[name=own]").fill("nonsense");
  await ann.$("button[value=computer]").click();
  await ann.$("#own-error").waitFor();
  const said = await ann.$("#own-error").innerText();
  assert.match(said, /There is no rule “nonsense”/);
  assert.doesNotMatch(said, /lc3|bitmap|solo/);
  assert.equal(await ann.visibleText("#notice"), null);
  const [field, error] = [await ann.$("[name=own]").boundingBox(), await ann.$("#own-error").boundingBox()];
  assert.ok(error.y >= field.y + field.height, "the message covers the field");
  await ann.$("[name=own]").fill("");
  assert.equal(await ann.visibleText("#own-error"), null);
});
