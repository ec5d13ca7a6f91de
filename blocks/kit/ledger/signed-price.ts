import type { PageView } from '../define/page-view.ts';

/** An amount of cents that may be below 0, with the sign that tables are written with. */
export function signedPrice(cents: number, page: Pick<PageView, 'price'>): string {
  return cents < 0 ? `\u2212${page.price(-cents)}` : page.price(cents);
}
