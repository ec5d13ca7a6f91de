/** Sent on a product's stage when it shows what was chosen in it last. */
const choiceShown = 'choice-shown';

const choiceOf = (stage: HTMLElement): HTMLFormElement | null =>
  stage.querySelector<HTMLFormElement>('form[data-role=choice]');

/** Says that a stage shows what is chosen in it. */
export function announceShownChoice(stage: HTMLElement): void {
  stage.dispatchEvent(new Event(choiceShown));
}

/**
 * Resolves when a stage shows what the visitor has chosen in it: at once, unless the page of that choice is still to come. What
 * reads the variant from the page waits for this. Never settles where the browser goes to the page of the choice instead.
 */
export async function whenChoiceShown(stage: HTMLElement): Promise<void> {
  const form = choiceOf(stage);
  if (!form || isShown(form)) return;
  await new Promise<void>((resolve) => {
    stage.addEventListener(choiceShown, () => resolve(), { once: true });
    // Chosen while no script was listening, or while its code is on its way: asked for again, the last one counts.
    if (stage.ariaBusy !== 'true') form.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Whether what is chosen is what the page was drawn with. */
function isShown(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=radio]')].every(
    ({ checked, defaultChecked }) => checked === defaultChecked,
  );
}
