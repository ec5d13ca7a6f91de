const adopted = new Set<string>();

/**
 * Makes the style sheets of a fetched page count on this one, for parts that are taken over from it. As sheets of their
 * own, made by script, they need no permission of the page's policy; each text is taken once.
 */
export function adoptStyles(from: Document): void {
  for (const { textContent: text } of from.querySelectorAll('style')) {
    if (text === '' || adopted.has(text)) continue;
    adopted.add(text);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }
}
