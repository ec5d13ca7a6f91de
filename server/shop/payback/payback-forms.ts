import type { Response } from 'express';
import {
  paybackForms,
  paybackQuery,
  type paybackStates,
  readPaybackNumber,
} from '../../../schemas/account/payback-number.ts';
import { addressWords } from '../../../schemas/tenant/address-words.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { entryOf } from '../../http/read-entries.ts';
import type { PageFormAnswer, PageForms } from '../../pages/personal-pages.ts';
import type { PaybackStore } from './payback-store.ts';

interface PaybackFormsParts {
  store: Pick<PaybackStore, 'keep'>;
  /** The customer who is logged in; undefined for everybody else. Throws an outage of the sessions. */
  customerOf(response: Response): Promise<string | undefined>;
  text(tenant: string, locale: string, key: string): string;
}

/** The forms with which a customer tells the number of a loyalty card, or takes it back. (Requirements 3.071, 5.015) */
export function createPaybackForms({ store, customerOf, text }: PaybackFormsParts): PageForms {
  return {
    take({ response, location: { route, locale }, name, entries }) {
      const form = paybackForms.find((each) => each === name);
      if (route !== 'account-payback' || !form) return undefined;
      return answer(response, locale, form, entryOf(entries, 'number'));
    },
  };

  async function answer(
    response: Response,
    locale: string,
    form: (typeof paybackForms)[number],
    typed: string,
  ): Promise<PageFormAnswer> {
    const tenant = tenantOf(response);
    const say = (key: string): string => text(tenant.slug, locale, key);
    const refused = (faults: { field: string; detail: string }[], detail: string): PageFormAnswer => ({
      ...{ ok: false, status: 422 },
      refused: { name: form, values: { number: typed }, faults, detail, needsProof: false },
    });
    const customer = await customerOf(response);
    // Who is not logged in any more is led to the login by the page that is shown.
    if (customer === undefined) return refused([], '');
    const done = (state: (typeof paybackStates)[number]): PageFormAnswer => {
      const query = addressWords(tenant, locale).query(`${paybackQuery.state}=${state}`);
      return { ok: true, to: `${routeTable(tenant, locale).address('account-payback') ?? '/'}?${query}` };
    };
    if (form === 'payback-remove') {
      await store.keep(tenant.slug, customer, null);
      return done('karte-entfernt');
    }
    const read = readPaybackNumber(typed);
    if (!read.ok) {
      const detail = say(`payback-card.fault.${read.reason}`);
      return refused([{ field: 'number', detail }], say('account.refused.fields'));
    }
    await store.keep(tenant.slug, customer, read.number);
    return done('karte-gespeichert');
  }
}
