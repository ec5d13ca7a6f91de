import type { AddedArticle, BasketAnswer } from '../../../schemas/basket/basket-answer.ts';
import { fillText } from '../../kit/text/fill-text.ts';

/** Shows in a layer what was put into the basket; closed, it leaves the focus at the button. */
export function showAdded(stage: HTMLElement, answer: BasketAnswer): void {
  const template = stage.querySelector<HTMLTemplateElement>(':scope > template');
  const dialog = template?.content.firstElementChild?.cloneNode(true);
  if (!(dialog instanceof HTMLDialogElement) || !answer.added) return;
  fill(
    dialog,
    answer.added,
    answer.notices.filter(({ kind }) => kind === 'bad').map(({ text }) => text),
  );
  stage.append(dialog);
  const close = (): void => dialog.close();
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) close();
  });
  // The way back leads to the page, not to what was said on it.
  addEventListener('pagehide', close, { once: true });
  dialog.addEventListener('close', () => {
    removeEventListener('pagehide', close);
    dialog.remove();
    // What was pressed may have made room for that of another choice.
    stage.querySelector<HTMLElement>('button[data-role=buy]')?.focus();
  });
  dialog.showModal();
}

function fill(dialog: HTMLElement, article: AddedArticle, warnings: readonly string[]): void {
  const { picture, quantity, price, ...words } = article;
  const image = dialog.querySelector('[data-picture]');
  if (picture === '') image?.remove();
  else image?.replaceWith(pictureOf(picture));
  const texts = {
    ...words,
    notice: warnings.join(' '),
    price: textOf(dialog, 'price', { price, quantity: String(quantity) }),
    count: textOf(dialog, 'count', { count: words.count }),
  };
  for (const [name, text] of Object.entries(texts)) {
    const place = dialog.querySelector(`[data-${name}]`);
    if (place) place.textContent = text;
  }
}

/** Beside its name it says nothing. */
function pictureOf(address: string): HTMLImageElement {
  const image = new Image();
  image.alt = '';
  image.src = address;
  return image;
}

function textOf(dialog: HTMLElement, name: string, values: Record<string, string>): string {
  return fillText(dialog.querySelector<HTMLElement>(`[data-${name}]`)?.dataset.text ?? '', values);
}
