import { addArticle } from './add-article.ts';

/** Puts what is chosen into the basket and shows that it is there, or says why not. */
export async function buy(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  const stage = form.closest<HTMLElement>('[data-role=product]');
  if (!button || !stage || button.ariaBusy === 'true') return;
  const entries = Object.fromEntries(new FormData(form)) as Record<string, string>;
  if (entries.sku === '') {
    const { requireChoice } = await import('./require-choice.ts');
    return requireChoice(stage);
  }
  button.ariaBusy = 'true';
  const result = await addArticle(entries);
  button.ariaBusy = null;
  if (result.ok) {
    const { answer } = result;
    import('./show-added.ts').then(
      (module) => module.showAdded(stage, button, answer),
      () => location.assign(form.action),
    );
  } else {
    const { showNotAdded } = await import('./show-not-added.ts');
    showNotAdded(result.detail || (form.dataset.failed ?? ''));
  }
}
