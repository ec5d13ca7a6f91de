import { guardAgain, isReady } from '../../kit/form/guard-once.ts';
import { changeBasket } from './change-basket.ts';
import { saveArticle } from './save-article.ts';
import { watchBasket } from './watch-basket.ts';

/** Sends a form of the basket without leaving the page. */
export function run(form: HTMLElement, event: Event): void {
  if (!(form instanceof HTMLFormElement)) return;
  if (form.dataset.role === 'save') return void saveArticle(form);
  if (form.elements.namedItem('code') && !isReady(form)) return;
  changeBasket(form, event);
}

/** Keeps the page true while it is open: other tabs, the way back, the network. Takes over the form for a code. */
export function start(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) guardAgain(element);
  else watchBasket(element);
}
