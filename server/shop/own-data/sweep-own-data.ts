import { dayIn } from '../../../schemas/day-in.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { OwnDataStore } from './own-data.ts';

/** Years for which invoices are kept where a locale does not say it: the longest of all countries that the shop knows. */
const longest = 10;
/** Orders of guests that one statement takes away. */
const most = 100;

/**
 * Takes away what the law no longer has kept, and what guests ordered so long ago: from the end of the year in which an order
 * last changed, `invoicesKept` years of its locale. Run once a day.
 */
export async function sweepOwnData(
  store: Pick<OwnDataStore, 'sweep'>,
  tenants: readonly Pick<TenantConfig, 'slug' | 'timeZone' | 'locales'>[],
  now: number,
): Promise<void> {
  for (const { slug: tenant, timeZone, locales } of tenants) {
    const year = Number(dayIn(timeZone, now).slice(0, 4));
    for (const { locale, terms } of locales) {
      const of = { tenant, locale, before: year - (terms?.invoicesKept ?? longest) };
      while ((await store.sweep(of, most)).orders === most);
    }
  }
}
