import { z } from 'zod';
import type { Loader } from '../../../renderer/contract/loader.ts';
import {
  type PaybackCard,
  paybackForms,
  paybackQuery,
  paybackStates,
} from '../../../schemas/account/payback-number.ts';
import { revisionOf } from '../revision-of.ts';
import type { PaybackStore } from './payback-store.ts';

export interface PaybackLoaderParts {
  store: Pick<PaybackStore, 'numberOf'>;
  text(tenant: string, locale: string, key: string): string;
}

const args = z.strictObject({});

/** The loyalty card of the customer for whom a page is drawn. */
export function createPaybackLoader({ store, text }: PaybackLoaderParts): Loader<typeof args> {
  return {
    name: 'payback-card',
    args,
    dimensions: [`query:${paybackQuery.state}`],
    isPersonal: true,
    async load(_args, { tenant, locale, personal, query }) {
      const customer = personal?.visitor === 'logged-in' ? personal.customerId : null;
      if (!personal || customer === null) return { ok: false, reason: 'a card is shown to its customer' };
      const refused = paybackForms.some((form) => form === personal.refused?.name)
        ? personal.refused
        : undefined;
      const state = paybackStates.find((each) => each === query[paybackQuery.state]);
      const value: PaybackCard = {
        notice: refused
          ? { kind: 'bad', text: refused.detail }
          : state
            ? { kind: 'good', text: text(tenant, locale, `payback-card.state.${state}`) }
            : null,
        values: { ...refused?.values },
        faults: [...(refused?.faults ?? [])],
        number: await store.numberOf(tenant, customer),
      };
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
  };
}
