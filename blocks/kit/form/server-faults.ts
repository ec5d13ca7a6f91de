import { type Control, faultsFound, isControl } from './guard-form.ts';

/**
 * Shows in a guarded form what the server found wrong with its fields, as what the browser finds is shown; each until its
 * field is changed. The first of the fields has the focus. Returns the words for which there is no field.
 */
export function showServerFaults(
  form: HTMLFormElement,
  faults: readonly { field: string; detail: string }[],
): string[] {
  const controls = [...form.elements].filter(isControl);
  const placeless: string[] = [];
  let first: Control | undefined;
  for (const { field, detail } of faults) {
    const control = controls.find(({ name }) => name === field);
    if (!control) placeless.push(detail);
    else control.dataset.serverFault ??= detail;
    first ??= control;
  }
  form.dispatchEvent(new Event(faultsFound));
  first?.focus();
  return placeless;
}

/** Takes over the faults that a page came with, so that each stays until its field is changed. To be called before `guardForm`. */
export function keepServerFaults(
  form: HTMLFormElement,
  find: (id: string) => Element | null = (id) => document.getElementById(id),
): void {
  for (const control of [...form.elements].filter(isControl)) {
    if (control.ariaInvalid !== 'true') continue;
    const words = find(`${control.id}-fault`)?.querySelector('[data-words]')?.textContent ?? '';
    if (words !== '') control.dataset.serverFault = words;
  }
}
