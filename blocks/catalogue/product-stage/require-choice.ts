/** The first part of a product's choice in which nothing is chosen; undefined: everything is. */
export function openAxis(stage: HTMLElement): Element | undefined {
  return [...stage.querySelectorAll('[data-axis]')].find((axis) => !axis.querySelector(':checked'));
}

/** Says at the choice that one has to be made first, and leads to what is not chosen yet. (Requirement 5.026) */
export function requireChoice(stage: HTMLElement): void {
  const fault = stage.querySelector<HTMLElement>('[data-role=choose-first]');
  if (fault) fault.textContent = fault.dataset.words ?? '';
  openAxis(stage)?.querySelector<HTMLInputElement>('input')?.focus();
}

/** What was said is no longer true once something is chosen. */
export function clearRequiredChoice(form: Element): void {
  const fault = form.querySelector('[data-role=choose-first]');
  if (fault) fault.textContent = '';
}
