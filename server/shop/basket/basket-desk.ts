import type { AddedArticle } from '../../../schemas/basket/basket-answer.ts';
import { deliveryOptions, maxLines } from '../../../schemas/basket/basket.ts';
import type { BasketForm } from '../../../schemas/basket/basket-form.ts';
import type { CollectedNotice } from '../../../schemas/basket/collected-notice.ts';
import { isOutage } from '../../storage/is-outage.ts';
import {
  addToBasket,
  type AddOutcome,
  type Incoming,
  putBack,
  removeFromBasket,
  setQuantity,
  shownLines,
} from './basket-changes.ts';
import type { Asking, BasketDeskParts, Refusal, Step } from './basket-desk-parts.ts';
import type { BasketArticle } from './basket-ports.ts';
import { emptyBasket, type StoredBasket } from './basket-store.ts';
import { addedOf, noticeOf, refusalNotice, type Said } from './basket-words.ts';
import { type AskedForm, type FormValues, readBasketForm } from './read-basket-form.ts';
import { type BasketPlace, showBasket, type ShownBasket, wordsOf } from './show-basket.ts';
import { takeVoucher } from './take-voucher.ts';

export type BasketTaken = {
  ok: true;
  said: Said;
  shown: ShownBasket;
  added: AddedArticle | null;
  owner: string | null;
};

export interface BasketRefused {
  ok: false;
  status: 422 | 429 | 503;
  /** In words. */
  detail: string;
  sku: string | null;
  field: CollectedNotice['field'];
  retryAfterSeconds?: number;
  /** The basket as it is, where it can be had. */
  shown: ShownBasket | null;
}

export type BasketOutcome = BasketTaken | BasketRefused;

/** One handler for what pages, scripts and the gateway do with a basket. */
export interface BasketDesk {
  show(place: BasketPlace): Promise<ShownBasket & { stored: StoredBasket }>;
  /** Pieces in it. */
  count(tenant: string, owner: string | null): Promise<number>;
  take(form: BasketForm, values: FormValues, asking: Asking): Promise<BasketOutcome>;
  notices(outcome: BasketOutcome, place: BasketPlace): CollectedNotice[];
}

export function createBasketDesk(parts: BasketDeskParts): BasketDesk {
  const { store, now, articles } = parts;

  const read = (place: BasketPlace): Promise<StoredBasket> =>
    place.owner === null ? Promise.resolve(emptyBasket) : store.read(place.tenant.slug, place.owner);

  async function articleOf(
    { tenant, locale }: BasketPlace,
    sku: string,
  ): Promise<BasketArticle | 'needs-variant' | undefined> {
    const found = (await articles.find(tenant, locale, [sku])).get(sku);
    return found?.kind === 'article' ? found.article : found?.kind;
  }

  async function add(
    asked: { form: 'add' | 'undo'; sku: string; quantity: number },
    asking: Asking,
  ): Promise<Step> {
    const article = await articleOf(asking, asked.sku);
    if (article === 'needs-variant') return { refused: { key: 'needs-variant', sku: asked.sku } };
    if (!article || (article.isGone && asked.form === 'add'))
      return { refused: { key: 'unknown-article', sku: article?.sku ?? null } };
    const { sku, product, slug, name, brand, picture, price, most } = article;
    const known = { product, slug, name, brand, picture, price: price.price };
    const incoming: Incoming = { sku, quantity: asked.quantity, most, known };
    if (asked.form === 'add' && most === 0) return { refused: { key: 'sold-out', values: { name }, sku } };
    const owner = await asking.start();
    const decide = asked.form === 'add' ? addToBasket : putBack;
    const { basket, outcome } = await store.change(asking.tenant.slug, owner, now(), (before) =>
      decide(before, incoming),
    );
    if (!outcome.ok) return { refused: { key: outcome.reason, values: { name, count: maxLines }, sku } };
    const done = saidOf(asked.form === 'add' ? 'neu' : 'zurueck', { sku, name }, outcome);
    return { done, basket, owner, article };
  }

  async function change({ sku, quantity }: { sku: string; quantity: number }, asking: Asking): Promise<Step> {
    const { owner } = asking;
    const article = await articleOf(asking, sku);
    const most = typeof article === 'object' && !article.isGone ? article.most : 0;
    if (owner === null) return { refused: { key: 'not-in-basket' } };
    const { basket, outcome } = await store.change(asking.tenant.slug, owner, now(), (before) =>
      setQuantity(before, { sku, quantity, most }),
    );
    const name = nameIn(basket, sku);
    if (!outcome.ok) {
      const key = outcome.reason === 'unknown' ? 'not-in-basket' : 'sold-out';
      return { refused: { key, values: { name }, sku: outcome.reason === 'unknown' ? null : sku } };
    }
    return {
      ...{ done: saidOf('geaendert', { sku, name }, outcome), basket, owner },
      article: typeof article === 'object' ? article : undefined,
    };
  }

  async function remove({ sku }: { sku: string }, { owner, tenant }: Asking): Promise<Step> {
    if (owner === null) return { refused: { key: 'not-in-basket' } };
    const { basket, outcome } = await store.change(tenant.slug, owner, now(), (before) =>
      removeFromBasket(before, sku),
    );
    if (outcome === 0) return { refused: { key: 'not-in-basket' } };
    const done: Said = { state: 'entfernt', article: { sku, name: nameIn(basket, sku) }, quantity: outcome };
    return { done, basket, owner };
  }

  async function chooseDelivery({ option }: { option: string }, { owner, tenant }: Asking): Promise<Step> {
    const delivery = deliveryOptions.find((each) => each === option);
    const isOffered = delivery === 'standard' || tenant.features['eco-delivery'] === true;
    if (!delivery || !isOffered) return { refused: { key: 'no-such-delivery' } };
    if (owner === null) return { refused: { key: 'empty' } };
    const { basket } = await store.change(tenant.slug, owner, now(), (before) => ({
      next: before.delivery === delivery ? null : { ...before, delivery },
      outcome: null,
    }));
    return { done: { state: 'lieferung', article: null, quantity: 0 }, basket, owner };
  }

  async function removeVoucher({ owner, tenant }: Asking): Promise<Step> {
    const done: Said = { state: 'gutschein-weg', article: null, quantity: 0 };
    if (owner === null) return { done, basket: emptyBasket, owner };
    const { basket } = await store.change(tenant.slug, owner, now(), (before) => ({
      next: before.voucher === null ? null : { ...before, voucher: null },
      outcome: null,
    }));
    return { done, basket, owner };
  }

  function carryOut(asked: AskedForm, asking: Asking): Promise<Step> {
    switch (asked.form) {
      case 'add':
      case 'undo':
        return add({ ...asked, form: asked.form }, asking);
      case 'change':
        return change(asked, asking);
      case 'remove':
        return remove(asked, asking);
      case 'voucher':
        return takeVoucher(parts, asked.code, asking);
      case 'remove-voucher':
        return removeVoucher(asking);
      case 'delivery':
        return chooseDelivery(asked, asking);
    }
  }

  async function take(form: BasketForm, values: FormValues, asking: Asking): Promise<BasketOutcome> {
    const wait = await parts.countChange(asking);
    if (wait !== undefined) return refuse({ status: 429, key: 'too-often', retryAfterSeconds: wait }, asking);
    const readForm = readBasketForm(form, values);
    const step: Step = readForm.ok
      ? await carryOut(readForm.asked, asking)
      : { refused: misread(readForm.reason, readForm.sku) };
    if ('refused' in step) return refuse(step.refused, asking);
    const { done, basket, owner, article } = step;
    const shown = await showBasket(parts, { ...asking, owner }, basket, article);
    const line = form === 'add' ? shown.basket.lines.find(({ sku }) => sku === done.article?.sku) : undefined;
    const added = line ? addedOf(shown.basket, line, wordsOf(parts, asking), parts.pictureOf) : null;
    return { ok: true, said: done, shown, added, owner };
  }

  async function refuse(refusal: Refusal, asking: Asking): Promise<BasketRefused> {
    const { status = 422, key = 'failed', values, field = null, sku = null, retryAfterSeconds } = refusal;
    return {
      ...{ ok: false, status, field, sku },
      detail: refusal.detail ?? wordsOf(parts, asking).text(`basket-said.refused.${key}`, values),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      shown: await showBasket(parts, asking, await read(asking)),
    };
  }

  return {
    async show(place) {
      const stored = await read(place);
      return { ...(await showBasket(parts, place, stored)), stored };
    },
    async count(tenant, owner) {
      const stored = owner === null ? emptyBasket : await store.read(tenant, owner);
      return shownLines(stored).reduce((sum, { quantity }) => sum + quantity, 0);
    },
    async take(form, values, asking) {
      try {
        return await take(form, values, asking);
      } catch (error) {
        if (!isOutage(error)) throw error;
        const key = form === 'add' ? 'add-failed' : 'failed';
        const detail = wordsOf(parts, asking).text(`basket-said.refused.${key}`);
        return { ...away, detail };
      }
    },
    notices(outcome, place) {
      const lasting = outcome.shown?.notices ?? [];
      return outcome.ok
        ? [...lasting, noticeOf(outcome.said, wordsOf(parts, place))]
        : [...lasting.filter(({ text }) => text !== outcome.detail), refusalNotice(outcome.detail, outcome)];
    },
  };
}

const away = { ok: false, status: 503, sku: null, field: null, retryAfterSeconds: 5, shown: null } as const;

function misread(reason: 'article' | 'quantity', sku: string | null): Refusal {
  return reason === 'article' ? { key: 'unknown-article' } : { key: 'quantity', field: 'quantity', sku };
}

function saidOf(
  state: 'neu' | 'zurueck' | 'geaendert',
  article: NonNullable<Said['article']>,
  { quantity, isCapped }: Extract<AddOutcome, { ok: true }>,
): Said {
  return { state: isCapped ? 'begrenzt' : state, article, quantity };
}

export function nameIn({ lines }: Pick<StoredBasket, 'lines'>, sku: string): string {
  return lines.find((line) => line.sku === sku)?.known.name ?? '';
}
