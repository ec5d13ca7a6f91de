import { dismiss, isDismissed, isMeantFor } from './dismissal.ts';

const memory = (): Storage => localStorage;

/** Shows the hint to whom it is meant for and who has not closed it. */
export function start(hint: HTMLElement): void {
  const { hint: name = '', languages = '' } = hint.dataset;
  if (isMeantFor(languages, navigator.language) && !isDismissed(name, memory)) hint.togglePopover(true);
}

/** A press on its close button. */
export function run(button: HTMLElement): void {
  const hint = button.closest<HTMLElement>('[data-hint]');
  hint?.togglePopover(false);
  dismiss(hint?.dataset.hint ?? '', memory);
}
