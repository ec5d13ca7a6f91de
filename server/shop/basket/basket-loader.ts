import { z } from 'zod';
import type { Loader } from '../../../renderer/contract/loader.ts';
import { type BasketForm, basketForms, basketQuery } from '../../../schemas/basket/basket-form.ts';
import { type BasketState, maxQuantity } from '../../../schemas/basket/basket.ts';
import type { CollectedNotice } from '../../../schemas/basket/collected-notice.ts';
import type { RefusedForm } from '../../../schemas/personal-request.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { isCustomer } from '../../session/collection-owner.ts';
import { refusalNotice } from '../../collection/form-outcome.ts';
import { revisionOf } from '../revision-of.ts';
import type { BasketService } from './basket-service.ts';
import { nameIn, type StoredBasket } from './basket-store.ts';
import { basketStates, type BasketWords, noticeOf } from './basket-words.ts';
import { type ShowParts, wordsOf } from './show-basket.ts';

export interface BasketLoaderParts extends Pick<ShowParts, 'text' | 'price'> {
  service: Pick<BasketService, 'show'>;
  tenants: ReadonlyMap<string, TenantConfig>;
}

const args = z.strictObject({});

/** The basket of whoever asks, with what its address says was just done; for pages that are drawn for nobody else. */
export function createBasketLoader(parts: BasketLoaderParts): Loader<typeof args> {
  return {
    name: 'basket',
    args,
    dimensions: Object.values(basketQuery).map((name) => `query:${name}`),
    isPersonal: true,
    async load(_args, { tenant: slug, locale, personal, query }) {
      const tenant = parts.tenants.get(slug);
      if (!personal || !tenant) return { ok: false, reason: 'a basket stands on no page for everybody' };
      const place = { tenant, locale, owner: personal.owner };
      const { basket, notices, stored } = await parts.service.show(place);
      const words = wordsOf(parts, place);
      const refused = isOurs(personal.refused) ? personal.refused : undefined;
      const last = refused ? refusedNotice(refused) : doneNotice(query, stored, words);
      const value: BasketState = {
        basket,
        notices: last ? [...notices.filter(({ text }) => text !== last.text), last] : notices,
        code: (refused?.values['code'] ?? '').slice(0, 64),
        asksToLogIn: !isCustomer(place.owner),
      };
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
  };
}

const isOurs = (refused: RefusedForm | undefined): refused is RefusedForm =>
  refused !== undefined && basketForms.includes(refused.name as BasketForm);

function refusedNotice({ detail, faults, values }: RefusedForm): CollectedNotice {
  const field = (['code', 'quantity', 'login'] as const).find((each) => faults[0]?.field === each) ?? null;
  const about = values['sku'] ?? '';
  return refusalNotice(detail, { sku: about === '' ? null : about, field });
}

/** Says of an article only what the visitor's own basket knows: an address that somebody else made names nothing. */
function doneNotice(
  query: Readonly<Record<string, string>>,
  stored: StoredBasket,
  words: BasketWords,
): CollectedNotice | null {
  const state = basketStates.find((each) => each === query[basketQuery.state]);
  if (!state) return null;
  const sku = query[basketQuery.sku] ?? '';
  if (sku === '')
    return state.startsWith('gutschein') || state === 'lieferung'
      ? noticeOf({ state, article: null, quantity: 0 }, words)
      : null;
  const line = stored.lines.find((each) => each.sku === sku);
  // What is there again, or no longer, was told before.
  if (!line || (line.quantity === 0) !== (state === 'entfernt')) return null;
  const asked = Number(query[basketQuery.quantity]);
  const wanted = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), maxQuantity) : 1;
  const quantity = state === 'entfernt' ? wanted : line.quantity;
  return noticeOf({ state, article: { sku, name: nameIn(stored, sku) }, quantity }, words);
}
