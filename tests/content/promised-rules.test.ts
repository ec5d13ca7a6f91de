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
  expect(terms.map(({ locale }) => locale)).toEqual(
    expect.arrayContaining(['de-AT', 'de-DE', 'fr-CH', 'nl-NL']),
  );
  for (const { locale, typed } of terms)
    expect([locale, JSON.stringify(typed)]).toEqual([locale, expect.stringContaining('{fact:invoiceDays}')]);
});

const granted: Readonly<Record<string, string>> = {
  'de-AT': 'Der Rabatt auf alles andere bleibt, auch wenn der Bestellwert unter den Mindestwert',
  'de-DE': 'Der Rabatt auf alles andere bleibt, auch wenn der Bestellwert unter den Mindestwert',
  'fr-CH': 'Le rabais sur le reste est maintenu, même si la commande passe sous le montant minimal',
  'nl-NL': 'De korting op de rest blijft, ook als je bestelling onder het minimumbedrag',
};

it.each(Object.entries(granted))(
  'in %s a voucher stays granted when something comes back',
  (locale, words) => {
    const telling = pages.filter(
      (page) =>
        page.locale === locale && JSON.stringify(page.typed).replaceAll('\u00a0', ' ').includes(words),
    );
    expect(telling.map(({ document }) => document.meta.path)).not.toEqual([]);
  },
);
