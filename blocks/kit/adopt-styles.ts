const adopted = new Set<string>();

/** The address of a page of which a script takes over a part: its styles come as text. */
export function partAddress(address: string): string {
  const url = new URL(address, location.href);
  url.searchParams.set('teil', '1');
  return url.href;
}

/**
 * Makes the styles of a page that was fetched as a part count on this one. As a sheet of their own, made by script, they
 * need no permission of the page's policy; each text is taken once.
 */
export function adoptStyles(from: Document): void {
  const text = from.querySelector('script#styles')?.textContent ?? '';
  if (text === '' || adopted.has(text)) return;
  adopted.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
