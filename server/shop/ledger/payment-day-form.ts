import type { Response } from 'express';
import {
  paymentDatesQuery,
  type paymentDatesStates,
  paymentDayForm,
} from '../../../schemas/ledger/payment-dates.ts';
import { addressWords } from '../../../schemas/tenant/address-words.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { entryOf } from '../../http/read-entries.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import type { PageFormAnswer, PageForms } from '../../pages/personal-pages.ts';
import type { ChangePaymentDay } from './change-payment-day.ts';

interface PaymentDayFormParts {
  changeDay: ChangePaymentDay;
  /** The customer who is logged in; undefined for everybody else. Throws an outage of the sessions. */
  customerOf(response: Response): Promise<string | undefined>;
  text(tenant: string, locale: string, key: string): string;
}

/** The form with which a customer chooses another day of the month for instalments. */
export function createPaymentDayForm(parts: PaymentDayFormParts): PageForms {
  return {
    take({ response, location: { route, locale }, name, entries }) {
      if (route !== 'account-payment-dates' || name !== paymentDayForm) return undefined;
      return answer(parts, response, locale, entryOf(entries, 'day'));
    },
  };
}

async function answer(
  { changeDay, customerOf, text }: PaymentDayFormParts,
  response: Response,
  locale: string,
  typed: string,
): Promise<PageFormAnswer> {
  const tenant = tenantOf(response);
  const customer = await customerOf(response);
  const day = tenant.checkout?.paymentDays?.find((each) => String(each) === typed);
  if (customer === undefined || day === undefined) {
    // Who is not logged in any more is led to the login by the page that is shown.
    const detail = customer === undefined ? '' : text(tenant.slug, locale, 'payment-dates.no-such-day');
    const refused = { name: paymentDayForm, values: {}, faults: [], detail, needsProof: false };
    return { ok: false, status: 422, refused };
  }
  const changed = await changeDay(tenant.slug, customer, day);
  const state: (typeof paymentDatesStates)[number] =
    changed > 0 ? 'termine-geaendert' : 'termine-unveraendert';
  const query = addressWords(tenant, locale).query(`${paymentDatesQuery.state}=${state}`);
  return { ok: true, to: `${routeTable(tenant, locale).address('account-payment-dates') ?? '/'}?${query}` };
}
