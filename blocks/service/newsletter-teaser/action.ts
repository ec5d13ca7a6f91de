import { guardForm } from '../../kit/form/guard-form.ts';

/** Checks the address in the browser, before it is taken along. */
export function start(form: HTMLElement): void {
  if (form instanceof HTMLFormElement) guardForm(form);
}
