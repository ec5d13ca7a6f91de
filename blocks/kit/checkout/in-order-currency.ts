import { numberWriter } from '../../../schemas/money/number-writer.ts';
import type { PageView } from '../define/page-view.ts';

/** A page that writes amounts in the currency of an order, which may have been placed in another locale than it is read in. */
export function inOrderCurrency(page: PageView, currency = ''): PageView {
  const own = page.tenant.locales.find(({ locale }) => locale === page.locale)?.currency;
  if (currency === '' || currency === own) return page;
  const write = numberWriter(page.locale, { style: 'currency', currency });
  return { ...page, price: (cents) => write(cents / 100) };
}
