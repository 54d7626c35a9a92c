// All texts of a page: what is shown, what screen readers say, what previews show, and what its scripts may say.

export function texts(visitor) {
  return visitor.page.evaluate(() => {
    const found = new Set([document.title]);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      // A link to another language has a `lang` of its own. With scripts, `noscript` is not shown.
      const parent = walk.currentNode.parentElement.closest("script, style, noscript, [lang]");
      if (parent === document.documentElement) found.add(walk.currentNode.textContent.trim());
    }
    for (const name of ["aria-label", "title", "alt", "placeholder", "label"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) found.add(element.getAttribute(name).trim());
    }
    for (const meta of document.querySelectorAll("meta[property], meta[name=description]")) found.add(meta.content);
    for (const button of document.querySelectorAll("input:is([type=submit], [type=button])")) found.add(button.value);
    // The names of arguments are English in every language.
    const words = Object.values(JSON.parse(document.getElementById("words")?.textContent ?? "{}"));
    for (const word of words) found.add(word.replaceAll(/\{\w+\}/g, ""));
    return [...found].filter((text) => /\p{L}/u.test(text));
  });
}
