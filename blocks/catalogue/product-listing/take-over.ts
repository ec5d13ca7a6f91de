/** The same list in another page. Throws when that page has none. */
export function listIn(page: Document, list: HTMLElement): HTMLElement {
  const found = page.getElementById(list.id);
  if (!found?.matches('[data-listing]')) throw new Error('No list');
  return found;
}

/** Takes over every part of the list that is different there. What is folded in or out stays so. */
export function takeOver(list: HTMLElement, next: HTMLElement): void {
  for (const part of list.querySelectorAll<HTMLElement>('[data-part]')) {
    const other = next.querySelector(`[data-part="${part.dataset.part}"]`);
    if (!other) throw new Error('Another list');
    if (part.isEqualNode(other)) continue;
    const folds = new Map([...part.querySelectorAll('details')].map(({ id, open }) => [id, open]));
    part.replaceChildren(...[...other.childNodes].map(taken));
    for (const fold of part.querySelectorAll('details')) fold.open = folds.get(fold.id) ?? fold.open;
    tellOf(part);
  }
}

/** Adds the products that are not there yet, and gives the focus to the first of them. */
export function appendItems(list: HTMLElement, next: HTMLElement): void {
  const items = list.querySelector('[data-items]');
  const known = new Set([...(items?.children ?? [])].map(addressIn));
  const added = [...(next.querySelector('[data-items]')?.children ?? [])]
    .filter((item) => !known.has(addressIn(item)))
    .map(taken) as HTMLElement[];
  items?.append(...added);
  const rest = next.querySelector('[data-more]');
  if (rest) list.querySelector('[data-more]')?.replaceWith(taken(rest));
  added.forEach(tellOf);
  added[0]?.querySelector('a')?.focus({ preventScroll: true });
}

/** Where an item leads, which tells it apart from others. */
function addressIn(item: Element): string | null | undefined {
  return item.querySelector('a')?.getAttribute('href');
}

function taken<Kind extends Node>(node: Kind): Kind {
  return document.importNode(node, true);
}

/** Islands and actions of what has come are found as those of the page were. */
function tellOf(element: Element): void {
  element.dispatchEvent(new Event('content-added', { bubbles: true }));
}
