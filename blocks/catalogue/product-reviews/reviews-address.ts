import { choiceQueryNames } from '../../../schemas/catalogue/product-page.ts';
import type { PageView } from '../../kit/define/page-view.ts';

/** Parameters of the address that choose a variant. */
export const choiceNames = Object.values(choiceQueryNames);

/** Address of this page with the reviews of a query, at a place of it. The variant that is chosen stays chosen. */
export function reviewsAddress(query: string, anchor: string, page: PageView): string {
  return `?${page.words.query(withChoice(query, page))}#${anchor}`;
}

/** A query of reviews, without `?`, behind the choice of a variant that this page was asked for with. */
export function withChoice(query: string, page: PageView): string {
  const choice = new URLSearchParams();
  for (const name of choiceNames) {
    const value = page.declared.query(name);
    if (value !== '') choice.set(name, value);
  }
  return [choice.toString(), query].filter((part) => part !== '').join('&');
}
