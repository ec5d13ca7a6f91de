import type { InstalmentTerms } from '../money/instalment-terms.ts';
import { planInstalments } from '../money/instalment-plan.ts';
import { parsePercent, type PartsPerMillion } from '../money/rate.ts';
import type { TenantConfig } from './tenant.ts';

type Shop = Pick<TenantConfig, 'instalments' | 'locales'>;

/** The terms for instalments in one of a shop's locales: with its own rates there, where it has some. */
export function instalmentsIn({ instalments, locales }: Shop, locale: string): TenantConfig['instalments'] {
  const own = locales.find((entry) => entry.locale === locale)?.credit;
  const monthlyRate = rateOf(own?.monthlyRate);
  const surcharge = rateOf(own?.pauseSurcharge);
  if (!instalments || (monthlyRate === null && surcharge === null)) return instalments;
  const { plans, pause, ...terms } = instalments;
  return {
    ...terms,
    plans: monthlyRate === null ? plans : plans.map((plan) => ({ ...plan, monthlyRate })),
    ...(pause && { pause: surcharge === null ? pause : { ...pause, surcharge } }),
  };
}

const rateOf = (percent: string | undefined): PartsPerMillion | null =>
  percent === undefined ? null : parsePercent(percent);

/** Where an offer of credit costs more than the law of its country allows, in words for whoever looks after the shop. */
export function creditFaults(shop: Shop): string[] {
  return shop.locales.flatMap(({ locale, credit }) => {
    const terms = instalmentsIn(shop, locale);
    if (!terms || credit?.maxEffectiveRate === undefined) return [];
    const { maxEffectiveRate, source } = credit;
    const most = Number(maxEffectiveRate) * 100;
    return offersOf(terms)
      .filter(({ rate }) => rate > most)
      .map(
        ({ what, rate }) =>
          `in ${locale}, ${what} costs up to ${(rate / 100).toFixed(2)} % a year in effect, above the highest rate of ` +
          `${maxEffectiveRate} % (${source})`,
      );
  });
}

/** Every offer with its highest effective yearly rate, in hundredths of a percent: rounding makes small prices dearer. */
function offersOf(terms: InstalmentTerms): { what: string; rate: number }[] {
  const { minimum, maximum = minimum * 100 } = terms.price;
  const prices = [minimum, minimum * 2, minimum * 10, maximum].filter((price) => price <= maximum);
  const offers = [
    ...terms.plans.flatMap(({ count }) => [
      { what: `paying in ${count} instalments`, count, pause: false },
      ...(terms.pause
        ? [{ what: `paying in ${count} instalments after the pause`, count, pause: true }]
        : []),
    ]),
    ...(terms.pause ? [{ what: 'paying after the pause', count: 1, pause: true }] : []),
  ];
  return offers.map(({ what, count, pause }) => {
    const plans = prices.map((price) => planInstalments(terms, price, count, { pause }));
    return { what, rate: Math.max(0, ...plans.map((made) => (made.ok ? made.plan.effectiveYearlyRate : 0))) };
  });
}
