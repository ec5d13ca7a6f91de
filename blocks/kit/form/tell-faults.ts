import { type Control, faultsFound, isControl } from './guard-form.ts';

/**
 * Says in a guarded form what the server found wrong with its fields, as what the browser finds is said; each until its
 * field is changed. The first of the fields has the focus. Returns the words for which there is no field.
 */
export function tellFaults(
  form: HTMLFormElement,
  faults: readonly { field: string; detail: string }[],
): string[] {
  const controls = [...form.elements].filter(isControl);
  const placeless: string[] = [];
  let first: Control | undefined;
  for (const { field, detail } of faults) {
    const control = controls.find(({ name }) => name === field);
    if (!control) placeless.push(detail);
    else control.dataset.told ??= detail;
    first ??= control;
  }
  form.dispatchEvent(new Event(faultsFound));
  first?.focus();
  return placeless;
}

/** Keeps what the server said beside the fields of a page that came with faults, until they are changed. Before `guardForm`. */
export function keepTold(
  form: HTMLFormElement,
  find: (id: string) => Element | null = (id) => document.getElementById(id),
): void {
  for (const control of [...form.elements].filter(isControl)) {
    if (control.ariaInvalid !== 'true') continue;
    const words = find(`${control.id}-fault`)?.querySelector('[data-words]')?.textContent ?? '';
    if (words !== '') control.dataset.told = words;
  }
}
