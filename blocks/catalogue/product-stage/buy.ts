import { whenChoiceShown } from '../../kit/product/shown-choice.ts';
import { addArticle } from './add-article.ts';
import { openAxis, requireChoice } from './require-choice.ts';

/** Stages from which something is on its way into the basket: pressed twice it is meant once. */
const underWay = new WeakSet<HTMLElement>();

/**
 * Puts what is chosen this moment into the basket, whether the page shows it yet or not, and shows that it is there, or says
 * why not.
 */
export async function buy(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const stage = form.closest<HTMLElement>('[data-role=product]');
  if (!stage || underWay.has(stage)) return;
  if (openAxis(stage)) return requireChoice(stage);
  const entries = Object.fromEntries(new FormData(form, button)) as Record<string, string>;
  underWay.add(stage);
  button.ariaBusy = 'true';
  const result = await addArticle(entries);
  underWay.delete(stage);
  button.ariaBusy = null;
  if (result.ok) {
    const { answer } = result;
    import('./show-added.ts').then(
      (module) => module.showAdded(stage, answer),
      () => location.assign(button.getAttribute('formaction') ?? form.action),
    );
    return;
  }
  if (result.needsVariant) {
    // Only the page of what is chosen knows what is open there.
    await whenChoiceShown(stage);
    if (openAxis(stage)) return requireChoice(stage);
  }
  const { showNotAdded } = await import('./show-not-added.ts');
  showNotAdded(result.detail || (button.dataset.failed ?? ''));
}
