/** Pieces that are wished of an article and not yet answered; 0: it shall go. */
const wished = new Map<string, number>();

const fieldOf = (line: Element): HTMLInputElement | null =>
  line.querySelector('input[type=number][name=quantity]');

export function lineOf(root: ParentNode, sku: string): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>('[data-sku]')].find(({ dataset }) => dataset.sku === sku);
}

/** Whether somebody wants the article to go. */
export const isGoing = (sku: string): boolean => wished.get(sku) === 0;

/** Wishes for the article to go, and shows that at once. */
export function wishAway(line: HTMLElement): void {
  wished.set(line.dataset.sku ?? '', 0);
  showLine(line);
}

/** One more or less than is wished so far, never none; undefined: nothing changes. */
export function wishStep(line: HTMLElement, by: number): number | undefined {
  const field = fieldOf(line);
  if (!field) return undefined;
  const sku = line.dataset.sku ?? '';
  const before = wished.get(sku) ?? Number(field.defaultValue);
  const most = Number(field.max);
  // One above what can be had is sent, so that the shop says how many there are; pressed on, it waits for the last press.
  const quantity = Math.min(Math.max(Math.min(before, most) + by, 1), most + 1);
  if (quantity === before && quantity <= most) return undefined;
  wished.set(sku, quantity);
  showLine(line);
  return quantity;
}

/** What was typed; what is no number of pieces is taken back. Undefined: nothing changes; 0: the article shall go. */
export function wishTyped(line: HTMLElement): number | undefined {
  const field = fieldOf(line);
  if (!field) return undefined;
  const sku = line.dataset.sku ?? '';
  const before = wished.get(sku) ?? Number(field.defaultValue);
  const quantity = /^\d{1,4}$/.test(field.value) ? Number(field.value) : before;
  if (quantity === 0) return 0;
  if (quantity !== before) wished.set(sku, quantity);
  showLine(line);
  return quantity === before ? undefined : quantity;
}

/** Forgets wishes that were answered and are not wished anew. */
export function forgetWishes(isOpen: (sku: string) => boolean): void {
  for (const sku of wished.keys()) if (!isOpen(sku)) wished.delete(sku);
}

/** Shows in all lines what is wished, or else what the shop has said. */
export function showLines(root: ParentNode): void {
  for (const line of root.querySelectorAll<HTMLElement>('[data-sku]')) showLine(line);
}

function showLine(line: HTMLElement): void {
  const field = fieldOf(line);
  if (!field) return;
  const quantity = wished.get(line.dataset.sku ?? '');
  line.hidden = quantity === 0;
  const shown = quantity === undefined ? field.defaultValue : String(Math.min(quantity, Number(field.max)));
  if (field.value !== shown && quantity !== 0) field.value = shown;
  const less = line.querySelector('[data-step="-1"]');
  if (less) less.ariaDisabled = Number(field.value) > 1 ? null : 'true';
}
