import type { Change } from './send-changes.ts';

/** Where the focus goes once a change was answered, when it was on something that is gone: to nothing that another Enter undoes. */
const places: Readonly<Record<string, string>> = {
  voucher: '[data-key=redeemed] p',
  'remove-voucher': 'input[name=code]',
};

const hasFocus = (element: Element): boolean => element.contains(document.activeElement);

/** Before a line goes: to the next one that stays, or to the heading. On its button another Enter would take that out, too. */
export function focusBeside(line: HTMLElement): void {
  if (!hasFocus(line)) return;
  const lines = [...(line.parentElement?.querySelectorAll<HTMLElement>('[data-sku]:not([hidden])') ?? [])];
  const at = lines.indexOf(line);
  const next = lines[at + 1] ?? lines[at - 1];
  const place = next ?? document.querySelector<HTMLElement>('[data-role=basket] [tabindex="-1"]:is(h1,h2)');
  place?.focus();
}

/** After an answer: to the field that was not taken, or to what has come in the place of what had the focus. */
export function focusAfter(root: HTMLElement, { entries }: Change): void {
  const { form = '', sku = '' } = Object.fromEntries(entries ?? []);
  const code = root.querySelector<HTMLElement>('input[name=code][aria-invalid]');
  if (form === 'voucher' && code) return code.focus();
  if (document.activeElement && document.activeElement !== document.body) return;
  const line = form === 'undo' ? `[data-sku="${CSS.escape(sku)}"]` : undefined;
  const place = line ?? places[form] ?? ':is(h1,h2)[tabindex]';
  root.querySelector<HTMLElement>(place)?.focus({ preventScroll: form !== 'undo' });
}
