import { changeBasket } from './change-basket.ts';
import { saveArticle } from './save-article.ts';
import { watchBasket } from './watch-basket.ts';

/** Sends a form of the basket without leaving the page. */
export function run(form: HTMLElement, event: Event): void {
  if (!(form instanceof HTMLFormElement)) return;
  if (form.dataset.role === 'save') void saveArticle(form);
  else changeBasket(form, event);
}

/** Keeps the page true while it is open: other tabs, the way back, the network. */
export function start(root: HTMLElement): void {
  watchBasket(root);
}
