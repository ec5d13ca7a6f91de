import type { Response } from 'express';
import { payableDues } from '../../../../schemas/ledger/payable-dues.ts';
import { payDueForm, payDueValue } from '../../../../schemas/ledger/payment-dates.ts';
import { type Entries, entryOf } from '../../../http/read-entries.ts';
import { tenantOf } from '../../../http/tenant-of.ts';
import type { PageFormAnswer, PageForms } from '../../../pages/personal-pages.ts';
import type { LedgerReader } from '../ledger.ts';
import { beginDuePayment, dueMeans, type PayDueParts } from './pay-due.ts';

interface PayDueFormParts extends PayDueParts {
  ledger: Pick<LedgerReader, 'duesOf'>;
  /** The customer who is logged in; undefined for everybody else. Throws an outage of the sessions. */
  customerOf(response: Response): Promise<string | undefined>;
  text(tenant: string, locale: string, key: string): string;
}

/** The form with which a customer pays what is due of an order by a provider. */
export function createPayDueForm(parts: PayDueFormParts): PageForms {
  return {
    take({ response, location: { route, locale }, name, entries }) {
      if (route !== 'account-payment-dates' || name !== payDueForm) return undefined;
      return answer(parts, response, locale, entries);
    },
  };
}

async function answer(
  parts: PayDueFormParts,
  response: Response,
  locale: string,
  entries: Entries,
): Promise<PageFormAnswer> {
  const tenant = tenantOf(response);
  const refuse = (key?: string): PageFormAnswer => {
    const detail = key === undefined ? '' : parts.text(tenant.slug, locale, `payment-dates.pay.${key}`);
    const refused = { name: payDueForm, values: {}, faults: [], detail, needsProof: false };
    return { ok: false, status: 422, refused };
  };
  const customer = await parts.customerOf(response);
  // Who is not logged in any more is led to the login by the page that is shown.
  if (customer === undefined) return refuse();
  const dues = await parts.ledger.duesOf({ tenant: tenant.slug, customer });
  const due = payableDues(dues).find((each) => payDueValue(each) === entryOf(entries, 'due'));
  if (!due) return refuse('changed');
  const means = dueMeans(tenant, locale, due.amount, {
    ...{ hasProvider: parts.provider !== null, at: parts.now() },
  });
  const method = means.find((each) => each === entryOf(entries, 'method'));
  if (!method) return refuse('no-means');
  const to = await beginDuePayment(parts, tenant, locale, { ...due, method });
  return to === null ? refuse('away') : { ok: true, to };
}
