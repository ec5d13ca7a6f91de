import { faultsFound, guardForm } from '../../kit/form/guard-form.ts';
import { keepServerFaults } from '../../kit/form/server-faults.ts';

const guarded = new WeakSet<HTMLFormElement>();

/** The form that takes a code; null where one is redeemed, or there is nothing in the basket. */
export function codeFormIn(root: HTMLElement): HTMLFormElement | null {
  return root.querySelector('form:has([name=code])');
}

/** Takes over the checks of the form for a code, or looks at it again after the page has changed. */
export function guardCode(form: HTMLFormElement): void {
  keepServerFaults(form);
  if (guarded.has(form)) return void form.dispatchEvent(new Event('input'));
  guarded.add(form);
  guardForm(form);
}

/** Says at its field that there is no code. It may have been pressed before anything guarded the form, which has told nobody. */
export function tellMissing(form: HTMLFormElement): void {
  guardCode(form);
  form.dispatchEvent(new Event(faultsFound));
  form.querySelector<HTMLElement>('input:invalid')?.focus();
}
