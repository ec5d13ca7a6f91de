import { useCaptcha } from '../../kit/account/use-captcha.ts';
import { guardOnce } from '../../kit/form/guard-once.ts';
import { sendByBrowserOnce } from '../../kit/form/send-by-browser-once.ts';

/** Its form is sent by the browser. */
export function run(): void {}

/** Takes over the checks of the form, its captcha, and that it is sent once however often it is pressed. */
export function start(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement) || !guardOnce(form)) return;
  const box = form.querySelector<HTMLElement>('[data-captcha]');
  if (box && !box.hidden) solveBefore(form, box);
  sendByBrowserOnce(form);
}

/** Has a form wait for its captcha. */
function solveBefore(form: HTMLFormElement, box: HTMLElement): void {
  const captcha = useCaptcha(form, box);
  let isSettled = false;
  form.addEventListener('submit', (event) => {
    if (isSettled || event.defaultPrevented) return;
    event.preventDefault();
    void captcha.settle().then(() => {
      isSettled = true;
      form.requestSubmit();
    });
  });
}
