import { deliveryOptions, maxLines } from '../../../schemas/basket/basket.ts';
import type { CollectionContext, CollectionPlace } from '../../collection/collection-context.ts';
import { refuseNew } from '../../collection/refuse-new.ts';
import {
  addToBasket,
  type AddOutcome,
  type Incoming,
  putBack,
  removeFromBasket,
  setQuantity,
} from './basket-changes.ts';
import type { BasketArticle, BasketArticles } from './basket-ports.ts';
import type { ActionResult, BasketServiceParts } from './basket-service-parts.ts';
import { type BasketContents, emptyBasket, nameIn, type StoredBasket } from './basket-store.ts';
import type { BasketChange } from './basket-words.ts';
import type { BasketFormData } from './read-basket-form.ts';
import { takeVoucher } from './take-voucher.ts';

type Parts = BasketServiceParts;
type Context = CollectionContext;

/** Does what a form wants done with a basket. */
export function carryOut(parts: Parts, data: BasketFormData, context: Context): Promise<ActionResult> {
  switch (data.form) {
    case 'add':
    case 'undo':
      return addArticle(parts, { ...data, form: data.form }, context);
    case 'change':
      return changeQuantity(parts, data, context);
    case 'remove':
      return removeArticle(parts, data, context);
    case 'voucher':
      return takeVoucher(parts, data.code, context);
    case 'remove-voucher':
      return removeVoucher(parts, context);
    case 'delivery':
      return chooseDelivery(parts, data, context);
  }
}

async function addArticle(
  { store, articles, countNew, now }: Parts,
  { form, sku: given, quantity }: { form: 'add' | 'undo'; sku: string; quantity: number },
  context: Context,
): Promise<ActionResult> {
  const article = await articleOf(articles, context, given);
  if (article === 'needs-variant') return { refused: { key: 'needs-variant', sku: given } };
  if (!article || (article.isGone && form === 'add'))
    return { refused: { key: 'unknown-article', sku: article?.sku ?? null } };
  const { sku, product, slug, name, brand, picture, price, most } = article;
  const known = { product, slug, name, brand, picture, price: price.price, locale: context.locale };
  const incoming: Incoming = { sku, quantity, most, known };
  if (form === 'add' && most === 0) return { refused: { key: whyNone(article), values: { name }, sku } };
  const hasBegun = async (owner: string) => (await store.read(context.tenant.slug, owner)).version > 0;
  const tooMany = await refuseNew({ hasBegun, countNew }, context);
  if (tooMany) return { refused: { ...tooMany, sku } };
  const owner = await context.start();
  const decide = form === 'add' ? addToBasket : putBack;
  const { after: basket, outcome } = await store.change(context.tenant.slug, owner, now(), (before) =>
    decide(before, incoming),
  );
  if (!outcome.ok) {
    const key = outcome.reason === 'none' ? whyNone(article) : outcome.reason;
    return { refused: { key, values: { name, count: maxLines }, sku } };
  }
  const change = changeOf(form === 'add' ? 'neu' : 'zurueck', { sku, name }, outcome);
  return { change, basket, owner, article };
}

async function changeQuantity(
  { store, articles, now }: Parts,
  { sku, quantity }: { sku: string; quantity: number },
  context: Context,
): Promise<ActionResult> {
  const { owner, tenant } = context;
  const article = await articleOf(articles, context, sku);
  const most = typeof article === 'object' && !article.isGone ? article.most : 0;
  if (owner === null) return { refused: { key: 'not-in-basket' } };
  const { after: basket, outcome } = await store.change(tenant.slug, owner, now(), (before) =>
    setQuantity(before, { sku, quantity, most }),
  );
  const name = nameIn(basket, sku);
  if (!outcome.ok) {
    const key = outcome.reason === 'unknown' ? 'not-in-basket' : whyNone(article);
    return { refused: { key, values: { name }, sku: outcome.reason === 'unknown' ? null : sku } };
  }
  return {
    ...{ change: changeOf('geaendert', { sku, name }, outcome), basket, owner },
    article: typeof article === 'object' ? article : undefined,
  };
}

async function removeArticle(
  { store, now }: Parts,
  { sku }: { sku: string },
  { owner, tenant }: Context,
): Promise<ActionResult> {
  if (owner === null) return { refused: { key: 'not-in-basket' } };
  const { after: basket, outcome: quantity } = await store.change(tenant.slug, owner, now(), (before) =>
    removeFromBasket(before, sku),
  );
  if (quantity === 0) return { refused: { key: 'not-in-basket' } };
  return {
    change: { state: 'entfernt', article: { sku, name: nameIn(basket, sku) }, quantity },
    basket,
    owner,
  };
}

async function chooseDelivery(
  parts: Parts,
  { option }: { option: string },
  { owner, tenant }: Context,
): Promise<ActionResult> {
  const delivery = deliveryOptions.find((each) => each === option);
  const isOffered = delivery === 'standard' || tenant.features['eco-delivery'] === true;
  if (!delivery || !isOffered) return { refused: { key: 'no-such-delivery' } };
  if (owner === null) return { refused: { key: 'empty' } };
  const basket = await set(parts, { tenant, owner }, { delivery });
  if (basket.version === 0) return { refused: { key: 'empty' } };
  return { change: { state: 'lieferung', article: null, quantity: 0 }, basket, owner };
}

async function removeVoucher(parts: Parts, { owner, tenant }: Context): Promise<ActionResult> {
  const basket = owner === null ? emptyBasket : await set(parts, { tenant, owner }, { voucher: null });
  return { change: { state: 'gutschein-weg', article: null, quantity: 0 }, basket, owner };
}

/** The basket with another delivery or voucher; where it has that already, it does not change. */
async function set(
  { store, now }: Parts,
  { tenant, owner }: { tenant: Context['tenant']; owner: string },
  part: Partial<Pick<BasketContents, 'delivery' | 'voucher'>>,
): Promise<StoredBasket> {
  const { after } = await store.change(tenant.slug, owner, now(), (before) => {
    const next = { ...before, ...part };
    // Nothing is chosen for a basket that there is not.
    const isSame = before.version === 0 || (next.delivery === before.delivery && next.voucher === before.voucher);
    return { next: isSame ? null : next, outcome: null };
  });
  return after;
}

/** Why nothing of an article can be ordered, as refusals are named. (Requirements 8.013, 8.014) */
function whyNone(article: BasketArticle | 'needs-variant' | undefined): string {
  if (typeof article !== 'object' || article.isGone) return 'unknown-article';
  return article.delivery.state === 'sold-out' ? 'sold-out' : 'undeliverable';
}

async function articleOf(
  articles: BasketArticles,
  { tenant, locale }: CollectionPlace,
  sku: string,
): Promise<BasketArticle | 'needs-variant' | undefined> {
  const found = (await articles.find(tenant, locale, [sku])).get(sku);
  return found?.kind === 'article' ? found.article : found?.kind;
}

function changeOf(
  state: 'neu' | 'zurueck' | 'geaendert',
  article: NonNullable<BasketChange['article']>,
  { quantity, isCapped }: Extract<AddOutcome, { ok: true }>,
): BasketChange {
  return { state: isCapped ? 'begrenzt' : state, article, quantity };
}
