import { startStep } from '../../kit/checkout/start-step.ts';
import { showPasswords } from '../../kit/account/show-passwords.ts';

/** Its form is sent by the browser. */
export function run(): void {}

/** Takes over the form with which a guest becomes a customer. */
export function start(form: HTMLElement): void {
  startStep(form);
  if (form instanceof HTMLFormElement) showPasswords(form);
}
