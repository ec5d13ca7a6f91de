import { guardOnce } from '../../kit/form/guard-once.ts';
import { sendByBrowserOnce } from '../../kit/form/send-by-browser-once.ts';

/** Its form is sent by the browser. */
export function run(): void {}

/** Takes over the checks of the form, and that it is sent once however often it is pressed. */
export function start(form: HTMLElement): void {
  if (form instanceof HTMLFormElement && guardOnce(form)) sendByBrowserOnce(form);
}
