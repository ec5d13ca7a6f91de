import type { Request, Response } from 'express';
import type { CollectedNotice } from '../../../schemas/basket/collected-notice.ts';
import { sku as skuShape } from '../../../schemas/product-card.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { SavedArticles } from '../../../schemas/wishlist/wishlist-answer.ts';
import type { WishlistForm } from '../../../schemas/wishlist/wishlist-form.ts';
import { maxWishes, type Wish, type Wishlist } from '../../../schemas/wishlist/wishlist.ts';
import { isOutage } from '../../storage/is-outage.ts';
import {
  addWish,
  type ChangeOutcome,
  editWish,
  putBackWish,
  removeWish,
  shownWishes,
} from './wishlist-changes.ts';
import type { StoredWish, WishlistDecision, WishlistStore } from './wishlist-store.ts';
import { noticeOf, refusalNotice, type Said, type WishlistText } from './wishlist-words.ts';

/** What the catalogue says of a number in a locale. */
export interface FoundArticle {
  /** Number and name of the product. */
  product: string;
  name: string;
  /** As lists show it; null: it is gone for good or not offered there. */
  wish: Wish | null;
  /** The one variant that the number means; null: there is still something to choose. */
  variant: string | null;
}

/** The catalogue, by the numbers of products and variants; what nothing is called is left out. */
export interface WishArticles {
  find(tenant: TenantConfig, locale: string, skus: readonly string[]): Promise<Map<string, FoundArticle>>;
}

/** What came of putting an article into the basket. */
export type PutIntoBasket =
  | { ok: true }
  | { ok: false; status: 422 | 429 | 503; detail: string; retryAfterSeconds?: number | undefined };

export interface WishlistDeskParts {
  store: WishlistStore;
  articles: WishArticles;
  /** One piece of a variant, for whoever sends the request. */
  putIntoBasket(asking: Asking, sku: string): Promise<PutIntoBasket>;
  /** Counts a change; seconds to wait when there were too many. */
  countChange(asking: Asking): Promise<number | undefined>;
  text(tenant: string, locale: string, key: string, values?: Record<string, string | number>): string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Whose list, and for which page of which shop. */
export interface WishlistPlace {
  tenant: TenantConfig;
  locale: string;
  owner: string | null;
}

/** Who sends a form. */
export interface Asking extends WishlistPlace {
  request: Request;
  response: Response;
  /** Makes a guest of whoever has collected nothing yet. */
  start(): Promise<string>;
}

export interface ShownWishlist {
  wishlist: Wishlist;
  /** All that is stored, what was removed and what is not shown among it. */
  stored: readonly StoredWish[];
}

export interface WishlistTaken {
  ok: true;
  said: Said;
  shown: ShownWishlist;
}

export interface WishlistRefused {
  ok: false;
  status: 422 | 429 | 503;
  /** In words. */
  detail: string;
  sku: string | null;
  retryAfterSeconds?: number | undefined;
  /** The list as it is, where it can be had. */
  shown: ShownWishlist | null;
}

export type WishlistOutcome = WishlistTaken | WishlistRefused;

/** Values by field, each field with all that were sent. */
export type FormValues = ReadonlyMap<string, readonly string[]>;

/** One handler for what pages, scripts and the gateway do with a wishlist. */
export interface WishlistDesk {
  show(place: WishlistPlace): Promise<ShownWishlist>;
  take(form: WishlistForm, values: FormValues, asking: Asking): Promise<WishlistOutcome>;
  notices(outcome: WishlistOutcome, place: WishlistPlace): CollectedNotice[];
  /** The name of the product that a number belongs to; empty: nobody knows any more. */
  nameOf(place: WishlistPlace, sku: string): Promise<string>;
}

/** A refusal before it is put into words. */
interface Refusal {
  status?: WishlistRefused['status'];
  key?: string;
  detail?: string;
  sku?: string | null;
  retryAfterSeconds?: number | undefined;
}

/** What came of a form, and the list after it; undefined: there is none. */
type Step = { done: Said; stored: readonly StoredWish[] | undefined } | { refused: Refusal };

export function createWishlistDesk(parts: WishlistDeskParts): WishlistDesk {
  const { store, articles, now } = parts;
  const moves = new Map<string, Promise<Step>>();
  const wordsOf =
    ({ tenant: { slug }, locale }: WishlistPlace): WishlistText =>
    (key, values) =>
      parts.text(slug, locale, key, values);

  async function show(place: WishlistPlace): Promise<ShownWishlist> {
    const { tenant, owner } = place;
    return shownOf(place, owner === null ? [] : await store.read(tenant.slug, owner));
  }

  async function shownOf(
    { tenant, locale }: WishlistPlace,
    stored: readonly StoredWish[],
  ): Promise<ShownWishlist> {
    const shown = shownWishes(stored).map(({ sku }) => sku);
    const found = shown.length === 0 ? undefined : await articles.find(tenant, locale, shown);
    const wishes = shown.flatMap((sku) => found?.get(sku)?.wish ?? []);
    return { wishlist: { wishes, count: wishes.length }, stored };
  }

  async function articleOf(
    { tenant, locale }: WishlistPlace,
    sku: string,
  ): Promise<FoundArticle | undefined> {
    return (await articles.find(tenant, locale, [sku])).get(sku);
  }

  function change(
    { tenant }: Asking,
    owner: string,
    decide: (wishes: readonly StoredWish[]) => WishlistDecision<ChangeOutcome>,
  ): Promise<{ wishes: readonly StoredWish[]; outcome: ChangeOutcome }> {
    return store.change(tenant.slug, owner, now(), decide);
  }

  async function add(sku: string, asking: Asking): Promise<Step> {
    const article = await articleOf(asking, sku);
    if (!article?.wish) return { refused: { key: 'unknown-article' } };
    const { product, name } = article;
    const owner = await asking.start();
    const { outcome, wishes: stored } = await change(asking, owner, (wishes) =>
      addWish(wishes, { sku, product }),
    );
    if (outcome === 'full') return { refused: { key: 'full', sku } };
    return { done: { state: 'gemerkt', sku, name, canUndo: false }, stored };
  }

  async function remove(sku: string, asking: Asking): Promise<Step> {
    const { owner } = asking;
    const name = (await articleOf(asking, sku))?.name ?? '';
    const changed =
      owner === null ? undefined : await change(asking, owner, (wishes) => removeWish(wishes, sku, now()));
    const canUndo = changed?.outcome === 'done';
    return { done: { state: 'entfernt', sku, name, canUndo }, stored: changed?.wishes };
  }

  async function putBack(sku: string, asking: Asking): Promise<Step> {
    const { owner } = asking;
    if (owner === null) return { refused: { key: 'not-there' } };
    const name = (await articleOf(asking, sku))?.name ?? '';
    const { outcome, wishes: stored } = await change(asking, owner, (wishes) => putBackWish(wishes, sku));
    if (outcome === 'full') return { refused: { key: 'full', sku } };
    if (outcome === 'absent') return { refused: { key: 'not-there' } };
    return { done: { state: 'zurueck', sku, name, canUndo: false }, stored };
  }

  async function edit(sku: string, to: string | undefined, asking: Asking): Promise<Step> {
    const { owner } = asking;
    if (to === '') return { refused: { key: 'needs-variant', sku } };
    if (owner === null || !skuShape.safeParse(to).success || to === undefined)
      return { refused: { key: 'not-there' } };
    const found = await articles.find(asking.tenant, asking.locale, [sku, to]);
    const [from, other] = [found.get(sku), found.get(to)];
    const fits = sku === to || (other?.wish && other.product !== to && other.product === from?.product);
    if (!fits) return { refused: { key: 'no-such-variant', sku } };
    const { outcome, wishes: stored } = await change(asking, owner, (wishes) => editWish(wishes, sku, to));
    if (outcome === 'absent') return { refused: { key: 'not-there' } };
    const state = outcome === 'unchanged' ? 'unveraendert' : 'geaendert';
    return { done: { state, sku: to, name: from?.name ?? '', canUndo: false }, stored };
  }

  /** Pressed twice at once it is moved once. */
  function move(sku: string, asking: Asking): Promise<Step> {
    const { owner, tenant } = asking;
    if (owner === null) return Promise.resolve({ refused: { key: 'not-there' } });
    const name = JSON.stringify([tenant.slug, owner, sku]);
    const moving = moves.get(name) ?? moveNow(sku, owner, asking).finally(() => moves.delete(name));
    moves.set(name, moving);
    return moving;
  }

  async function moveNow(sku: string, owner: string, asking: Asking): Promise<Step> {
    const shown = shownWishes(await store.read(asking.tenant.slug, owner));
    if (!shown.some((wish) => wish.sku === sku)) return { refused: { key: 'not-there' } };
    const article = await articleOf(asking, sku);
    if (!article?.wish) return { refused: { key: 'unknown-article', sku } };
    if (article.variant === null) return { refused: { key: 'needs-variant', sku } };
    const put = await parts.putIntoBasket(asking, article.variant);
    if (!put.ok) return { refused: { ...put, sku } };
    // It is in the basket: whoever was told otherwise would put it there twice.
    const changed = await change(asking, owner, (wishes) => removeWish(wishes, sku, now())).catch(
      unlessOutage,
    );
    return {
      done: { state: 'im-warenkorb', sku, name: article.name, canUndo: false },
      stored: changed?.wishes ?? shown,
    };
  }

  function carryOut(form: WishlistForm, sku: string, values: FormValues, asking: Asking): Promise<Step> {
    switch (form) {
      case 'add':
        return add(sku, asking);
      case 'remove':
        return remove(sku, asking);
      case 'undo':
        return putBack(sku, asking);
      case 'edit':
        return edit(sku, valueOf(values, 'to')?.trim(), asking);
      case 'to-basket':
        return move(sku, asking);
    }
  }

  async function take(form: WishlistForm, values: FormValues, asking: Asking): Promise<WishlistOutcome> {
    const wait = await parts.countChange(asking);
    if (wait !== undefined)
      return refuse({ status: 429, key: 'too-often', retryAfterSeconds: wait }, asking, null);
    const named = skuShape.safeParse(valueOf(values, 'sku')?.trim());
    const step: Step = named.success
      ? await carryOut(form, named.data, values, asking)
      : { refused: { key: 'unknown-article' } };
    if ('refused' in step) return refuse(step.refused, asking, await show(asking));
    return { ok: true, said: step.done, shown: await shownOf(asking, step.stored ?? []) };
  }

  function refuse(refusal: Refusal, place: WishlistPlace, shown: ShownWishlist | null): WishlistRefused {
    const { status = 422, key = 'failed', detail, sku = null, retryAfterSeconds } = refusal;
    return {
      ...{ ok: false, status, sku, shown },
      detail: detail ?? wordsOf(place)(`wishlist-said.refused.${key}`, { count: maxWishes }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    };
  }

  return {
    show,
    async take(form, values, asking) {
      try {
        return await take(form, values, asking);
      } catch (error) {
        unlessOutage(error);
        return refuse({ status: 503, key: failedKey(form), retryAfterSeconds: 5 }, asking, null);
      }
    },
    notices(outcome, place) {
      return outcome.ok
        ? [noticeOf(outcome.said, wordsOf(place))]
        : [refusalNotice(outcome.detail, outcome.sku)];
    },
    nameOf: async (place, sku) => (await articleOf(place, sku))?.name ?? '',
  };
}

/** The text of a change that could not be made because something is away. (Requirements 8.010, 8.011, 8.012) */
export function failedKey(form: WishlistForm): string {
  return form === 'undo' ? 'add-failed' : `${form}-failed`;
}

/** Numbers of all that is saved, for hearts. */
export function savedOf({ wishes, count }: Wishlist): SavedArticles {
  return { count, skus: [...new Set(wishes.flatMap(({ sku, product }) => [sku, product]))] };
}

function unlessOutage(error: unknown): undefined {
  if (!isOutage(error)) throw error;
}

/** A field that came twice is none. */
function valueOf(values: FormValues, name: string): string | undefined {
  const given = values.get(name);
  return given?.length === 1 ? given[0] : undefined;
}
