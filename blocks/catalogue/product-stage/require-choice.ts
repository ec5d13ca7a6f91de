/** Says at the choice that one has to be made first, and leads to what is not chosen yet. (Requirement 5.026) */
export function requireChoice(stage: HTMLElement): void {
  const fault = stage.querySelector<HTMLElement>('[data-role=choose-first]');
  if (fault) fault.textContent = fault.dataset.words ?? '';
  const open = [...stage.querySelectorAll('[data-axis]')].find((axis) => !axis.querySelector(':checked'));
  open?.querySelector<HTMLInputElement>('input')?.focus();
}

/** What was said is no longer true once something is chosen. */
export function clearRequiredChoice(form: Element): void {
  const fault = form.querySelector('[data-role=choose-first]');
  if (fault) fault.textContent = '';
}
