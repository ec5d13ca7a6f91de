import { z } from 'zod';
import type { Loader } from '../../../../renderer/contract/loader.ts';
import { dayIn } from '../../../../schemas/day-in.ts';
import {
  paymentDatesQuery,
  paymentDatesStates,
  payDueForm,
  paymentDayForm,
  type PaymentDates,
} from '../../../../schemas/ledger/payment-dates.ts';
import { payableDues } from '../../../../schemas/ledger/payable-dues.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import { customerOfPage } from '../../customer-of-page.ts';
import { revisionOf } from '../../revision-of.ts';
import { dueMeans } from './pay-due.ts';
import type { LedgerReader, OwnDue } from '../ledger.ts';

export interface PaymentDatesLoaderParts {
  ledger: Pick<LedgerReader, 'duesOf'>;
  tenants: ReadonlyMap<string, TenantConfig>;
  text(tenant: string, locale: string, key: string): string;
  /** Whether somebody takes payments. */
  hasProvider: boolean;
  /** In ms since 1970. */
  now: () => number;
}

const args = z.strictObject({});

/** What a customer was and is to pay, by day. */
export function createPaymentDatesLoader(parts: PaymentDatesLoaderParts): Loader<typeof args> {
  const { ledger, tenants, text, hasProvider, now } = parts;
  return {
    name: 'payment-dates',
    args,
    dimensions: [`query:${paymentDatesQuery.state}`],
    isPersonal: true,
    async load(_args, { tenant: slug, locale, personal, query }) {
      const customer = customerOfPage(personal);
      const tenant = tenants.get(slug);
      if (!personal || customer === null || !tenant)
        return { ok: false, reason: 'dates of payments are shown to their customer' };
      const dues = await ledger.duesOf({ tenant: slug, customer });
      const { refused } = personal;
      const isOwn = refused?.name === paymentDayForm || refused?.name === payDueForm;
      const state = paymentDatesStates.find((each) => each === query[paymentDatesQuery.state]);
      const good = state === undefined ? '' : text(slug, locale, `payment-dates.state.${state}`);
      const value: PaymentDates = {
        notice: noticeOf(isOwn ? refused.detail : '', good),
        sums: sumsOf(dues),
        dues: dues.map(({ key: _key, state: _state, ...due }) => due),
        pay: payOf(dues, (amount) => dueMeans(tenant, locale, amount, { hasProvider, at: now() })),
        change: changeOf(dues, tenant.checkout?.paymentDays ?? [], dayIn(tenant.timeZone, now())),
      };
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
  };
}

function noticeOf(bad: string, good: string): PaymentDates['notice'] {
  if (bad !== '') return { kind: 'bad', text: bad };
  return good === '' ? null : { kind: 'good', text: good };
}

function sumsOf(dues: readonly OwnDue[]): PaymentDates['sums'] {
  const currencies = [...new Set(dues.flatMap(({ open, currency }) => (open > 0 ? [currency] : [])))];
  return currencies.map((currency) => {
    const own = dues.filter((due) => due.currency === currency);
    return { currency, open: openOf(own), late: openOf(own.filter(({ isLate }) => isLate)) };
  });
}

/** Each offer with the means that all of them can be paid by. */
function payOf(
  dues: readonly OwnDue[],
  meansOf: (amount: number) => ReturnType<typeof dueMeans>,
): PaymentDates['pay'] {
  const offers = payableDues(dues);
  const [first, ...others] = offers.map(({ amount }) => meansOf(amount));
  const means = (first ?? []).filter((each) => others.every((other) => other.includes(each)));
  return means.length > 0 ? { offers, means } : null;
}

const openOf = (dues: readonly OwnDue[]): number => dues.reduce((sum, { open }) => sum + open, 0);

/** Instalments that are not yet due can be moved, where the shop has days for that. */
function changeOf(dues: readonly OwnDue[], days: readonly number[], today: string): PaymentDates['change'] {
  const later = dues.filter(
    ({ kind, day, open }) => kind === 'instalment' && open > 0 && day !== null && day > today,
  );
  if (later.length === 0 || days.length === 0) return null;
  const own = new Set(later.map(({ day }) => Number(day?.slice(8))));
  const [first] = own;
  return { days: [...days], current: own.size === 1 ? (first ?? null) : null };
}
