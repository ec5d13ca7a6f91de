import type { CollectedNotice } from '../../../schemas/basket/collected-notice.ts';
import { sku as skuShape } from '../../../schemas/product-card.ts';
import type { WishlistForm } from '../../../schemas/wishlist/wishlist-form.ts';
import { maxWishes } from '../../../schemas/wishlist/wishlist.ts';
import type { CollectionContext, CollectionPlace } from '../../collection/collection-context.ts';
import { refuseLoggedOut } from '../../collection/refuse-logged-out.ts';
import {
  type ChangedCollection,
  type Refusal,
  refusalNotice,
  type RefusedChange,
  refusedChange,
} from '../../collection/form-outcome.ts';
import { type FormValues, valueOf } from '../../collection/form-values.ts';
import { isOutage } from '../../storage/is-outage.ts';
import { createMoveToBasket } from './move-to-basket.ts';
import { type ShownWishlist, showWishlist } from './show-wishlist.ts';
import { type ActionResult, articleOf, carryOut } from './wishlist-actions.ts';
import type { WishlistServiceParts } from './wishlist-ports.ts';
import { noticeOf, type WishlistChange, type WishlistText } from './wishlist-words.ts';

export type WishlistOutcome = ChangedCollection<WishlistChange, ShownWishlist> | RefusedChange<ShownWishlist>;

/** What pages, calls and the gateway do with a wishlist, all by the same rules and words. */
export interface WishlistService {
  show(place: CollectionPlace): Promise<ShownWishlist>;
  /** Carries out a form. An outage is an outcome as others are. */
  submit(form: WishlistForm, values: FormValues, context: CollectionContext): Promise<WishlistOutcome>;
  notices(outcome: WishlistOutcome, place: CollectionPlace): CollectedNotice[];
  /** The name of the product that a number belongs to; empty: nobody knows any more. */
  nameOf(place: CollectionPlace, sku: string): Promise<string>;
}

export function createWishlistService(parts: WishlistServiceParts): WishlistService {
  const { store, articles } = parts;
  const moveToBasket = createMoveToBasket(parts);

  const wordsOf =
    ({ tenant: { slug }, locale }: CollectionPlace): WishlistText =>
    (key, values) =>
      parts.text(slug, locale, key, values);

  async function show(place: CollectionPlace): Promise<ShownWishlist> {
    const { tenant, owner } = place;
    return showWishlist(articles, place, owner === null ? [] : await store.read(tenant.slug, owner));
  }

  async function actionOf(
    form: WishlistForm,
    values: FormValues,
    context: CollectionContext,
  ): Promise<ActionResult> {
    const loggedOut = refuseLoggedOut(values, context);
    if (loggedOut) return { refused: loggedOut };
    const named = skuShape.safeParse(valueOf(values, 'sku')?.trim());
    if (!named.success) return { refused: { key: 'unknown-article' } };
    return form === 'to-basket'
      ? moveToBasket(named.data, context)
      : carryOut(parts, form, named.data, values, context);
  }

  async function submit(
    form: WishlistForm,
    values: FormValues,
    context: CollectionContext,
  ): Promise<WishlistOutcome> {
    const wait = await parts.countChange(context);
    if (wait !== undefined)
      return refuse({ status: 429, key: 'too-often', retryAfterSeconds: wait }, context, null);
    const result = await actionOf(form, values, context);
    if ('refused' in result) return refuse(result.refused, context, await show(context));
    const { change, stored = [] } = result;
    return { ok: true, change, shown: await showWishlist(articles, context, stored) };
  }

  function refuse(
    refusal: Refusal,
    place: CollectionPlace,
    shown: ShownWishlist | null,
  ): RefusedChange<ShownWishlist> {
    const text = wordsOf(place);
    return refusedChange(
      refusal,
      (key) => text(`wishlist-message.refused.${key}`, { count: maxWishes }),
      shown,
    );
  }

  return {
    show,
    async submit(form, values, context) {
      try {
        return await submit(form, values, context);
      } catch (error) {
        if (!isOutage(error)) throw error;
        return refuse({ status: 503, key: failedKey(form), retryAfterSeconds: 5 }, context, null);
      }
    },
    notices(outcome, place) {
      return outcome.ok
        ? [noticeOf(outcome.change, wordsOf(place))]
        : [refusalNotice(outcome.detail, outcome)];
    },
    nameOf: async (place, sku) => (await articleOf(articles, place, sku))?.name ?? '',
  };
}

/** The text of a change that could not be made because something is away. (Requirements 8.010, 8.011, 8.012) */
export function failedKey(form: WishlistForm): string {
  return form === 'undo' ? 'add-failed' : `${form}-failed`;
}
