import { guardForm } from '../../kit/form/guard-form.ts';
import { keepServerFaults } from '../../kit/form/server-faults.ts';

const guarded = new WeakSet<HTMLFormElement>();

/** The form that takes a code; null where one is redeemed, or there is nothing in the basket. */
export function codeFormIn(root: HTMLElement): HTMLFormElement | null {
  return root.querySelector('form:has([name=code])');
}

/** Takes over the checks of the form for a code, or looks at it again after the page has changed. Tells whether it was new. */
export function guardCode(form: HTMLFormElement): boolean {
  keepServerFaults(form);
  if (guarded.has(form)) {
    form.dispatchEvent(new Event('input'));
    return false;
  }
  guarded.add(form);
  guardForm(form);
  return true;
}
