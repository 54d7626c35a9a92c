// The end of a game on the board: a short burst for a win.

const PIECES = 24;

// Pieces of paper over the board, for about a second; nothing if the visitor wants less motion.
export function burst(root) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const all = document.createElement("div");
  all.className = "burst";
  all.ariaHidden = true;
  for (let piece = 0; piece < PIECES; piece++) {
    const paper = document.createElement("i");
    const angle = (piece / PIECES) * 2 * Math.PI;
    const far = 25 + Math.random() * 30;
    paper.style.setProperty("--x", `${Math.cos(angle) * far}cqw`);
    paper.style.setProperty("--y", `${Math.sin(angle) * far - 10}cqw`);
    paper.style.setProperty("--turn", `${Math.random() * 720 - 360}deg`);
    all.append(paper);
  }
  root.append(all);
  all.lastChild.addEventListener("animationend", () => all.remove());
}
