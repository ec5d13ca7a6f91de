import { showToast } from '../../kit/toasts/show-toast.ts';
import type { Change } from './send-changes.ts';
import { lineOf } from './wished-quantity.ts';

/** Says above the page and where it was wished that something did not come to be. The shop's next answer takes it away. */
export function showFailure(root: HTMLElement, lost: readonly Change[], reason: unknown): void {
  const wishes = lost.flatMap(({ entries }) => (entries ? [Object.fromEntries(entries)] : []));
  if (wishes.length === 0) return;
  const { failed = '', offline = failed } = root.dataset;
  const text = reason instanceof TypeError ? offline : failed;
  showToast({ key: 'basket-failed', kind: 'bad', text });
  for (const { sku } of wishes) {
    const line = sku === undefined ? undefined : lineOf(root, sku);
    const place = (line ?? root).querySelector(line ? '[data-role=faults]' : '[data-role=notices]');
    place?.replaceChildren(...faultOf(root, text));
  }
}

function faultOf(root: HTMLElement, text: string): Node[] {
  const fault = root.querySelector('template')?.content.firstElementChild?.cloneNode(true);
  const words = fault instanceof Element ? fault.querySelector('p') : null;
  if (words) words.textContent = text;
  return fault ? [fault] : [];
}
