import { accountRulesOf } from '../account/account-rules.ts';
import type { VoucherCampaign } from '../basket/voucher-campaign.ts';
import { consentYears } from '../consent-category.ts';
import { lastOrderDay } from '../delivery/last-order-day.ts';
import { createPublicHolidays } from '../delivery/public-holidays.ts';
import { reductionPercent } from '../money/reduction.ts';
import { shareOf } from '../money/rate.ts';
import { welcomeDiscount } from '../money/vat-included.ts';
import type { TenantConfig } from '../tenant/tenant.ts';
import type { SpanUnit } from './fact-words.ts';
import { createFactWriter, type FactWriter } from './fact-writer.ts';
import type { Facts } from './fill-facts.ts';

type LocaleConfig = TenantConfig['locales'][number];
type Forms = ReturnType<FactWriter['amount']>;
/** Facts by name; `undefined` where the configuration holds none. */
type Listed = Record<string, Forms | undefined>;

const known = new WeakMap<TenantConfig, Map<string, Facts>>();

const holidaysOf = createPublicHolidays();

/**
 * The facts of a shop that texts may name in one of its locales: a closed list, made of the configuration alone
 * (docs/editors.md says what each means). The same object for the same shop and locale. No value holds signs of markup.
 */
export function factsOf(tenant: TenantConfig, locale: string): Facts {
  let ofTenant = known.get(tenant);
  if (!ofTenant) known.set(tenant, (ofTenant = new Map()));
  let facts = ofTenant.get(locale);
  if (!facts) ofTenant.set(locale, (facts = makeFacts(tenant, locale)));
  return facts;
}

function makeFacts(tenant: TenantConfig, locale: string): Facts {
  const entry = tenant.locales.find((candidate) => candidate.locale === locale);
  if (!entry) return new Map();
  const write = createFactWriter(locale, entry.currency, tenant.timeZone);
  const listed = {
    ...localeFacts(entry, write),
    ...orderFacts(entry, write),
    ...shopFacts(tenant, write),
    ...creditFacts(tenant, entry, write),
    ...ruleFacts(write),
    ...campaignFacts(tenant, locale, write),
  };
  return new Map(
    Object.entries(listed).flatMap(([name, forms]) =>
      Object.entries(forms ?? {}).map(
        ([form, text]) => [form === '' ? name : `${name}.${form}`, text] as const,
      ),
    ),
  );
}

/** What a locale's costs and terms say. */
function localeFacts(
  { freeShippingFrom, shipping, returnDays, terms }: LocaleConfig,
  write: FactWriter,
): Listed {
  const spanOf = (unit: SpanUnit, count: number | undefined): Forms | undefined =>
    count === undefined ? undefined : write.span(unit, count);
  return {
    freeShippingFrom: write.amount(freeShippingFrom),
    parcelCost: write.amount(shipping.parcel),
    freightCost: write.amount(shipping.freight),
    parcelDays: terms?.delivery && write.range('workingDay', ...terms.delivery.parcel),
    freightDays: terms?.delivery && write.range('workingDay', ...terms.delivery.freight),
    pickupNotice: spanOf('workingDay', terms?.pickupNotice),
    returnDays: spanOf('day', returnDays),
    withdrawalDays: spanOf('day', terms?.withdrawalDays),
    refundLimit: spanOf('day', terms?.refundLimit),
    refundDays: spanOf('workingDay', terms?.refundDays),
    protectionWithdrawalDays: spanOf('day', terms?.protection?.withdrawalDays),
    bankDays: spanOf('workingDay', terms?.bankDays),
    invoiceDays: spanOf('day', terms?.invoiceDays),
    answerWeeks: spanOf('week', terms?.answerWeeks),
    complaintDays: spanOf('day', terms?.complaintDays),
    legalGuarantee: spanOf('year', terms?.legalGuarantee),
    ownGuarantee: spanOf('year', terms?.ownGuarantee),
    invoicesKept: spanOf('year', terms?.invoicesKept),
  };
}

/** The last days on which parcels can be ordered for an occasion, by the longest time that they may take. */
function orderFacts({ terms, country }: LocaleConfig, write: FactWriter): Listed {
  const longest = terms?.delivery?.parcel[1];
  if (longest === undefined) return {};
  return Object.fromEntries(
    Object.entries(terms?.occasions ?? {}).map(([name, by]) => {
      const day = lastOrderDay(by, longest, holidaysOf(country));
      // At noon, no time zone of a shop is on another day.
      return [`orderBy.${name}`, day === undefined ? undefined : write.date(new Date(`${day}T12:00:00Z`))];
    }),
  );
}

/** What holds in every language of a shop. */
function shopFacts(tenant: TenantConfig, write: FactWriter): Listed {
  const { uploads, newsletterPauses, company } = tenant;
  return {
    officeHours: write.hours(company.openingHours),
    passwordMin: write.count(accountRulesOf(tenant).passwordMin),
    consentKept: write.span('year', consentYears),
    uploadPictures: uploads && write.count(uploads.pictures),
    uploadSize: uploads && write.megabytes(uploads.megabytes),
    newsletterPauses: newsletterPauses && write.choice('day', newsletterPauses),
  };
}

/** An example of a price that is paid later, and of an amount that is insured while it is open, in cents. */
const example = { price: 30_000, open: 50_000 };

function creditFacts({ instalments }: TenantConfig, { terms }: LocaleConfig, write: FactWriter): Listed {
  const { plans = [], pause } = instalments ?? {};
  const [first, last] = [plans[0], plans.at(-1)];
  const rate = terms?.protection?.rate;
  return {
    instalmentCounts: first && last && write.numbers(first.count, last.count),
    pauseMonths: pause && write.span('month', pause.months),
    pauseSurcharge: pause && write.percent(pause.surcharge / 10_000),
    'pauseExample.price': pause && write.amount(example.price),
    'pauseExample.total': pause && write.amount(example.price + shareOf(example.price, pause.surcharge)),
    protectionRate: rate === undefined ? undefined : write.percent(rate),
    'protectionExample.open': rate === undefined ? undefined : write.amount(example.open),
    'protectionExample.cost':
      rate === undefined ? undefined : write.amount(shareOf(example.open, Math.round(rate * 10_000))),
  };
}

/** Prices before and after, in cents, by which pages explain how the shop reckons. */
const reduction = { before: 8999, after: 6999 };
const vatOff = 9999;

/** What the shop's own rules make of examples, and the days by which the law has reductions measured. (PrAG § 9a) */
function ruleFacts(write: FactWriter): Listed {
  const { before, after } = reduction;
  return {
    lowestPriceDays: write.span('day', 30),
    'reductionExample.before': write.amount(before),
    'reductionExample.after': write.amount(after),
    'reductionExample.percent': write.percent(reductionPercent(after, before) ?? 0),
    'reductionExample.exact': write.percent(Math.round(((before - after) / before) * 1000) / 10),
    'vatExample.before': write.amount(vatOff),
    'vatExample.after': write.amount(vatOff - welcomeDiscount(vatOff)),
  };
}

function campaignFacts(
  { vouchers = [], promotions = [] }: TenantConfig,
  locale: string,
  write: FactWriter,
): Listed {
  const facts: Listed = {};
  for (const campaign of vouchers) {
    const code = codeIn(campaign, locale);
    if (code === null) continue;
    const name = `voucher.${campaign.id}`;
    const { codes, minimum, validUntil } = campaign;
    Object.assign(facts, worthFacts(name, campaign, write), {
      [`${name}.code`]: code === undefined ? undefined : { '': code },
      [`${name}.days`]: 'issued' in codes ? write.span('day', codes.issued.days) : undefined,
      [`${name}.minimum`]: minimum === undefined ? undefined : write.amount(minimum),
      [`${name}.lastDay`]: validUntil === undefined ? undefined : write.date(lastMoment(validUntil)),
    });
  }
  for (const { id, minimum, percent, validUntil } of promotions)
    Object.assign(facts, {
      [`promotion.${id}.minimum`]: minimum === undefined ? undefined : write.amount(minimum),
      [`promotion.${id}.percent`]: percent === undefined ? undefined : write.percent(percent),
      [`promotion.${id}.lastDay`]: validUntil === undefined ? undefined : write.date(lastMoment(validUntil)),
    });
  return facts;
}

/** The code that all share; undefined: each has one of their own, null: the locale has none. */
function codeIn({ codes }: VoucherCampaign, locale: string): string | null | undefined {
  if ('issued' in codes) return undefined;
  return typeof codes.shared === 'string' ? codes.shared : (codes.shared[locale] ?? null);
}

function worthFacts(name: string, { worth }: VoucherCampaign, write: FactWriter): Listed {
  if (worth.kind === 'amount') return { [`${name}.value`]: write.amount(worth.cents) };
  if (worth.kind === 'percent') return { [`${name}.value`]: write.percent(Number(worth.percent)) };
  // The tax that is given away, and the part of the price that this is.
  return {
    [`${name}.value`]: write.percent(20),
    [`${name}.share`]: write.percent(Math.round(10_000 / 6) / 100),
  };
}

/** Campaigns end before their last moment: one that ends at midnight lasts until the day before. */
function lastMoment(validUntil: string): Date {
  return new Date(Date.parse(validUntil) - 1);
}
