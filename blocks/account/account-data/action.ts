import { sendAccountForm, useAccountForm } from '../../kit/account/use-account-form.ts';

/** Sends the form without leaving the page. */
export function run(form: HTMLElement): void {
  sendAccountForm(form);
}

/** Takes over what a script can do better for the form. */
export function start(form: HTMLElement): void {
  useAccountForm(form);
}
