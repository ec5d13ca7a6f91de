import { consentChanged, readConsent } from '../../kit/read-consent.ts';
import { dismiss, isDismissed, isMeantFor } from './dismissal.ts';

const memory = (): Storage => localStorage;

/** Shows the hint to whom it is meant for and who has not closed it: one question after the other, that of consent first. */
export function start(hint: HTMLElement): void {
  const { hint: name = '', languages = '' } = hint.dataset;
  if (!isMeantFor(languages, navigator.language) || isDismissed(name, memory)) return;
  const show = (): boolean => hint.togglePopover(true);
  const banner = document.getElementById('consent');
  if (!banner || readConsent(document.cookie, banner.dataset.cookie ?? '')) show();
  else document.addEventListener(consentChanged, show, { once: true });
}

/** A press on its close button. */
export function run(button: HTMLElement): void {
  const hint = button.closest<HTMLElement>('[data-hint]');
  hint?.togglePopover(false);
  dismiss(hint?.dataset.hint ?? '', memory);
}
