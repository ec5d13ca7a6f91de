import { faultsFound, guardForm } from './guard-form.ts';
import { keepServerFaults } from './server-faults.ts';

const guarded = new WeakSet<HTMLFormElement>();

/** Takes over the checks of a form, with the faults that its page came with. Tells whether it was new. */
export function guardOnce(form: HTMLFormElement): boolean {
  if (guarded.has(form)) return false;
  guarded.add(form);
  keepServerFaults(form);
  guardForm(form);
  return true;
}

/** The same for a form that its page may have changed since: it is looked at again. */
export function guardAgain(form: HTMLFormElement): void {
  if (guardOnce(form)) return;
  keepServerFaults(form);
  form.dispatchEvent(new Event('input'));
}

/**
 * Whether a form that was pressed can be sent. Else it says what is missing: it may have been pressed before anything guarded it,
 * which has told nobody.
 */
export function isReady(form: HTMLFormElement): boolean {
  guardOnce(form);
  if (form.checkValidity()) return true;
  form.dispatchEvent(new Event(faultsFound));
  form.querySelector<HTMLElement>('input:invalid, select:invalid, textarea:invalid')?.focus();
  return false;
}
