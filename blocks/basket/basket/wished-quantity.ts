/** What is wished of an article and not yet answered, as it was pressed or typed; 0: it shall go. */
const wished = new Map<string, string>();

const whole = /^\d+$/;
const isNone = (wish: string | undefined): boolean =>
  wish !== undefined && whole.test(wish) && Number(wish) === 0;

const fieldOf = (line: Element): HTMLInputElement | null =>
  line.querySelector('input[type=number][name=quantity]');

export function lineOf(root: ParentNode, sku: string): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>('[data-sku]')].find(({ dataset }) => dataset.sku === sku);
}

/** Whether somebody wants the article to go. */
export const isGoing = (sku: string): boolean => isNone(wished.get(sku));

/** Wishes for the article to go, and shows that at once. */
export function wishAway(line: HTMLElement): void {
  wished.set(line.dataset.sku ?? '', '0');
  showLine(line);
}

/** One more or less than is wished so far, never none, as it is sent; undefined: nothing changes. */
export function wishStep(line: HTMLElement, by: number): string | undefined {
  const field = fieldOf(line);
  if (!field) return undefined;
  const sku = line.dataset.sku ?? '';
  const wish = wished.get(sku) ?? '';
  const before = Number(whole.test(wish) ? wish : field.defaultValue);
  const most = Number(field.max);
  // One above what can be had is sent, so that the shop says how many there are; pressed on, it waits for the last press.
  const quantity = Math.min(Math.max(Math.min(before, most) + by, 1), most + 1);
  if (quantity === before && quantity <= most) return undefined;
  wished.set(sku, String(quantity));
  field.value = String(Math.min(quantity, most));
  showLine(line);
  return String(quantity);
}

/**
 * What was typed, as it is sent: what is no number of pieces the shop refuses, in its words. Undefined: nothing changes, or it is
 * told a second time, as Enter tells of an entry twice; `0`: the article shall go.
 */
export function wishTyped(line: HTMLElement): string | undefined {
  const field = fieldOf(line);
  if (!field) return undefined;
  const sku = line.dataset.sku ?? '';
  const typed = field.value.trim();
  if (isNone(typed)) return '0';
  if (typed === (wished.get(sku) ?? field.defaultValue)) return undefined;
  wished.set(sku, typed);
  showLine(line);
  return typed;
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
  const wish = wished.get(line.dataset.sku ?? '');
  line.hidden = isNone(wish);
  // What is wished stands in the field already.
  if (wish === undefined && field.value !== field.defaultValue) field.value = field.defaultValue;
  const less = line.querySelector('[data-step="-1"]');
  if (less) less.ariaDisabled = Number(field.value) > 1 ? null : 'true';
}
