import { guardOnce } from '../form/guard-once.ts';
import { sendByBrowserOnce } from '../form/send-by-browser-once.ts';
import { openSummary } from './open-summary.ts';
import { useParts } from './use-parts.ts';

/** Takes over a form of ordering: its checks, its parts, and that it is sent once however often it is pressed. */
export function startStep(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement) || !guardOnce(form)) return;
  useParts(form);
  sendByBrowserOnce(form);
  openSummary();
}
