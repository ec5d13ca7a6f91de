import { expect, it } from 'vitest';
import { routeTable } from '../../schemas/tenant/route-table.ts';
import { shippedPages } from './shipped-content.ts';

// Rules by which orders are charged and paid back, as the pages for customers tell them.

const pages = shippedPages();

it('the terms of every locale say within how many days an invoice is due', () => {
  const terms = pages.filter(({ tenant, locale, document }) => {
    const { prefix = '' } = tenant.locales.find((each) => each.locale === locale) ?? {};
    return routeTable(tenant, locale).address('terms') === `${prefix}${document.meta.path}`;
  });
  expect(terms.map(({ locale }) => locale).toSorted()).toEqual(['de-AT', 'de-DE', 'fr-CH', 'nl-NL']);
  for (const { locale, typed } of terms)
    expect([locale, JSON.stringify(typed)]).toEqual([locale, expect.stringContaining('{fact:invoiceDays}')]);
});
