import { sendAccountForm, useAccountForm } from '../../kit/account/use-account-form.ts';

/** Logs in without leaving the page. */
export function run(form: HTMLElement): void {
  sendAccountForm(form);
}

/** Takes over the form with which one logs in. */
export function start(form: HTMLElement): void {
  useAccountForm(form);
}
