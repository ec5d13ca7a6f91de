import type { AddedArticle, BasketCount } from '../../../schemas/basket/basket-answer.ts';
import type { BasketForm } from '../../../schemas/basket/basket-form.ts';
import { toldBasket } from '../../../schemas/basket/told-basket.ts';
import type { CollectedNotice } from '../../../schemas/basket/collected-notice.ts';
import { addressWords } from '../../../schemas/tenant/address-words.ts';
import type { CollectionContext, CollectionPlace } from '../../collection/collection-context.ts';
import {
  type ChangedCollection,
  type Refusal,
  refusalNotice,
  type RefusedChange,
  refusedChange,
} from '../../collection/form-outcome.ts';
import { refuseLoggedOut } from '../../collection/refuse-logged-out.ts';
import type { FormValues } from '../../collection/form-values.ts';
import { isOutage } from '../../storage/is-outage.ts';
import { carryOut, chooseDelivery } from './basket-actions.ts';
import { shownLines } from './basket-changes.ts';
import type { BasketServiceParts } from './basket-service-parts.ts';
import { emptyBasket, type StoredBasket } from './basket-store.ts';
import { orderableBasket, type OrderableBasket } from './orderable-basket.ts';
import { addedOf, amountOf, type BasketChange, noticeOf } from './basket-words.ts';
import { readBasketForm } from './read-basket-form.ts';
import { showBasket, type ShownBasket, wordsOf } from './show-basket.ts';

/** `added`: what the layer shows after an article was put in. */
export type BasketOutcome =
  | (ChangedCollection<BasketChange, ShownBasket> & { added: AddedArticle | null })
  | RefusedChange<ShownBasket>;

/** What pages, calls and the gateway do with a basket, all by the same rules and words. */
export interface BasketService {
  show(place: CollectionPlace): Promise<ShownBasket & { stored: StoredBasket }>;
  /** As it can be ordered now. */
  orderable(place: CollectionPlace): Promise<OrderableBasket>;
  /** Pieces in it, and what they are worth, in words. */
  count(place: CollectionPlace): Promise<BasketCount>;
  /** Carries out a form. An outage is an outcome as others are. */
  submit(form: BasketForm, values: FormValues, context: CollectionContext): Promise<BasketOutcome>;
  /** Chooses how parcels come, from a form that is not the basket's; null, or why not in words. Throws an outage. */
  chooseDelivery(place: CollectionPlace, option: string): Promise<string | null>;
  notices(outcome: BasketOutcome, place: CollectionPlace): CollectedNotice[];
}

export function createBasketService(parts: BasketServiceParts): BasketService {
  return {
    async show(place) {
      const stored = await read(parts, place);
      return { ...(await showBasket(parts, place, stored)), stored };
    },
    orderable: (place) => orderableBasket(parts, place),
    async count(place) {
      const stored = await read(parts, place);
      if (shownLines(stored).length === 0) return { count: 0 };
      const { basket } = await showBasket(parts, place, { ...stored, voucher: null });
      return { count: basket.count, words: toldBasket(amountOf(basket, wordsOf(parts, place))) };
    },
    async submit(form, values, context) {
      try {
        return await submit(parts, form, values, context);
      } catch (error) {
        if (!isOutage(error)) throw error;
        const key = form === 'add' ? 'add-failed' : 'failed';
        return inWords(parts, { status: 503, key, retryAfterSeconds: 5 }, context, null);
      }
    },
    async chooseDelivery(place, option) {
      const result = await chooseDelivery(parts, { option }, { ...place, once: undefined });
      if (!('refused' in result)) return null;
      return wordsOf(parts, place).text(`basket-message.refused.${result.refused.key}`);
    },
    notices(outcome, place) {
      const lasting = outcome.shown?.notices ?? [];
      return outcome.ok
        ? [...lasting, noticeOf(outcome.change, wordsOf(parts, place))]
        : [...lasting.filter(({ text }) => text !== outcome.detail), refusalNotice(outcome.detail, outcome)];
    },
  };
}

async function submit(
  parts: BasketServiceParts,
  form: BasketForm,
  values: FormValues,
  context: CollectionContext,
): Promise<BasketOutcome> {
  const wait = await parts.countChange(context);
  if (wait !== undefined)
    return refuse(parts, { status: 429, key: 'too-often', retryAfterSeconds: wait }, context);
  const loggedOut = refuseLoggedOut(values, context);
  if (loggedOut) return refuse(parts, loggedOut, context);
  const words = addressWords(context.tenant, context.locale);
  const sent = readBasketForm(form, values, words);
  const result = sent.ok ? await carryOut(parts, sent.data, context) : { refused: misread(sent) };
  if ('refused' in result) return refuse(parts, result.refused, context);
  const { change, basket, owner, article } = result;
  const shown = await showBasket(parts, { ...context, owner }, basket, article);
  const line = form === 'add' ? shown.basket.lines.find(({ sku }) => sku === change.article?.sku) : undefined;
  const added = line ? addedOf(shown.basket, line, wordsOf(parts, context), parts.pictureOf) : null;
  return { ok: true, change, shown, added };
}

async function refuse(
  parts: BasketServiceParts,
  refusal: Refusal,
  place: CollectionPlace,
): Promise<RefusedChange<ShownBasket>> {
  return inWords(parts, refusal, place, await showBasket(parts, place, await read(parts, place)));
}

function inWords(
  parts: BasketServiceParts,
  refusal: Refusal,
  place: CollectionPlace,
  shown: ShownBasket | null,
): RefusedChange<ShownBasket> {
  const { text } = wordsOf(parts, place);
  return refusedChange(refusal, (key, values) => text(`basket-message.refused.${key}`, values), shown);
}

async function read(
  { store }: BasketServiceParts,
  { tenant, owner }: CollectionPlace,
): Promise<StoredBasket> {
  return owner === null ? emptyBasket : store.read(tenant.slug, owner);
}

function misread({ reason, sku }: Extract<ReturnType<typeof readBasketForm>, { ok: false }>): Refusal {
  if (reason === 'service') return { key: 'no-such-service', sku };
  return reason === 'article' ? { key: 'unknown-article' } : { key: 'quantity', field: 'quantity', sku };
}
