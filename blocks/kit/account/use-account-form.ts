import { guardForm } from '../form/guard-form.ts';
import { keepServerFaults } from '../form/server-faults.ts';
import { type Captcha, useCaptcha } from './use-captcha.ts';
import { sendForm } from './send-form.ts';
import { showPasswords } from './show-passwords.ts';

const used = new WeakMap<HTMLFormElement, Captcha | undefined>();

/** Takes over a form of an account: its checks, its passwords, its captcha. */
export function useAccountForm(form: HTMLElement): void {
  if (form instanceof HTMLFormElement) captchaOf(form);
}

/** Sends a form without leaving the page; with faults that the browser finds it is told them instead. */
export function sendAccountForm(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const isNew = !used.has(form);
  const captcha = captchaOf(form);
  if (form.checkValidity()) void sendForm(form, captcha);
  // Pressed before this code was here: pressed again, the form tells what is wrong with it.
  else if (isNew) form.requestSubmit();
}

function captchaOf(form: HTMLFormElement): Captcha | undefined {
  if (used.has(form)) return used.get(form);
  keepServerFaults(form);
  guardForm(form);
  showPasswords(form);
  const box = form.querySelector<HTMLElement>('[data-captcha]');
  const captcha = box ? useCaptcha(form, box) : undefined;
  used.set(form, captcha);
  return captcha;
}
