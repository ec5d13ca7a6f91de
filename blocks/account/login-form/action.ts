import { sendAccountForm, useAccountForm } from '../../kit/account/use-account-form.ts';
import { makeTabs } from '../../kit/tabs/make-tabs.ts';

/** Sends the form without leaving the page. */
export function run(form: HTMLElement): void {
  sendAccountForm(form);
}

/** Takes over a form, or makes tabs of the ways to log in. */
export function start(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) useAccountForm(element);
  else makeTabs(element);
}
