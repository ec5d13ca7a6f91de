const brought = new Set<string>();

/**
 * Makes rules that came with a script (`defineLateStyles`) count on this page, each text once. As a sheet of their own, made by
 * script, they need no permission of the page's policy.
 */
export function injectStyles(css: string): void {
  if (brought.has(css)) return;
  brought.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
