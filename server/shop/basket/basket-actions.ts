import { deliveryOptions, maxLines } from '../../../schemas/basket/basket.ts';
import { choiceMissing, choiceQueryNames, choiceStateName } from '../../../schemas/catalogue/product-page.ts';
import { variantAxes } from '../../../schemas/catalogue/product-variant.ts';
import { addressWords } from '../../../schemas/tenant/address-words.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { maxQueryValue } from '../../http/query.ts';
import type { CollectionContext, CollectionPlace } from '../../collection/collection-context.ts';
import { refuseNew } from '../../collection/refuse-new.ts';
import {
  addToBasket,
  type AddOutcome,
  chooseService,
  type Incoming,
  putBack,
  removeFromBasket,
  setQuantity,
} from './basket-changes.ts';
import type { BasketArticle, BasketArticles } from './basket-ports.ts';
import type { ActionResult, BasketServiceParts } from './basket-service-parts.ts';
import {
  type BasketContents,
  type BasketDecision,
  emptyBasket,
  nameIn,
  type StoredBasket,
} from './basket-store.ts';
import type { BasketChange } from './basket-words.ts';
import type { BasketFormData } from './read-basket-form.ts';
import { takeVoucher } from './take-voucher.ts';

type Parts = BasketServiceParts;
type Context = CollectionContext;

/** Does what a form wants done with a basket. */
export function carryOut(parts: Parts, data: BasketFormData, context: Context): Promise<ActionResult> {
  switch (data.form) {
    case 'add':
      return addArticle(parts, data, context);
    case 'undo':
      return putBackArticle(parts, data, context);
    case 'change':
      return changeQuantity(parts, data, context);
    case 'remove':
      return removeArticle(parts, data, context);
    case 'service':
    case 'remove-service':
      return orderService(parts, data, context);
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
  { sku: given, quantity, choice, services }: Extract<BasketFormData, { form: 'add' }>,
  context: Context,
): Promise<ActionResult> {
  const found = (await articles.find(context.tenant, context.locale, [given], choice)).get(given);
  if (found?.kind === 'needs-variant')
    return {
      refused: {
        key: 'needs-variant',
        sku: given,
        mendAt: choiceAddress(context, found, { choice, services }),
      },
    };
  const article = found?.article;
  if (!article || article.isGone) return { refused: { key: 'unknown-article', sku: article?.sku ?? null } };
  const { sku, product, slug, name, brand, picture, price, most } = article;
  const known = { product, slug, name, brand, picture, price: price.price, locale: context.locale };
  const incoming: Incoming = { sku, quantity, most, known, services };
  if (most === 0) return { refused: { key: whyNone(article), values: { name }, sku } };
  if (!services.every((each) => article.services.some(({ kind }) => kind === each)))
    return { refused: { key: 'no-such-service', sku } };
  const hasBegun = async (owner: string) => (await store.read(context.tenant.slug, owner)).version > 0;
  const tooMany = await refuseNew({ hasBegun, countNew }, context);
  if (tooMany) return { refused: { ...tooMany, sku } };
  const owner = await context.start();
  const { after: basket, outcome } = await store.change(
    context.tenant.slug,
    owner,
    now(),
    (before) => addToBasket(before, incoming),
    context.once,
  );
  if (!outcome.ok) {
    const key = outcome.reason === 'none' ? whyNone(article) : outcome.reason;
    return { refused: { key, values: { name, count: maxLines }, sku } };
  }
  return { change: changeOf('neu', { sku, name }, outcome), basket, owner, article };
}

async function putBackArticle(
  { store, articles, now }: Parts,
  { sku, quantity }: { sku: string; quantity: number },
  context: Context,
): Promise<ActionResult> {
  const { owner, tenant, once } = context;
  if (owner === null) return { refused: { key: 'not-in-basket' } };
  const article = await articleOf(articles, context, sku);
  const most = article && !article.isGone ? article.most : 0;
  const { after: basket, outcome } = await store.change(
    tenant.slug,
    owner,
    now(),
    (before) => putBack(before, { sku, quantity, most }),
    once,
  );
  const name = nameIn(basket, sku);
  if (!outcome.ok) {
    const key = outcome.reason === 'unknown' ? 'not-in-basket' : outcome.reason;
    return {
      refused: { key, values: { name, count: maxLines }, sku: outcome.reason === 'unknown' ? null : sku },
    };
  }
  return { change: changeOf('zurueck', { sku, name }, outcome), basket, owner, article };
}

async function changeQuantity(
  { store, articles, now }: Parts,
  { sku, quantity }: { sku: string; quantity: number },
  context: Context,
): Promise<ActionResult> {
  const { owner, tenant, once } = context;
  const article = await articleOf(articles, context, sku);
  const most = article && !article.isGone ? article.most : 0;
  if (owner === null) return { refused: { key: 'not-in-basket' } };
  const { after: basket, outcome } = await store.change(
    tenant.slug,
    owner,
    now(),
    (before) => setQuantity(before, { sku, quantity, most }),
    once,
  );
  const name = nameIn(basket, sku);
  if (!outcome.ok) {
    const key = outcome.reason === 'unknown' ? 'not-in-basket' : whyNone(article);
    return { refused: { key, values: { name }, sku: outcome.reason === 'unknown' ? null : sku } };
  }
  return { change: changeOf('geaendert', { sku, name }, outcome), basket, owner, article };
}

async function removeArticle(
  { store, now }: Parts,
  { sku }: { sku: string },
  { owner, tenant, once }: Context,
): Promise<ActionResult> {
  if (owner === null) return { refused: { key: 'not-in-basket' } };
  const { after: basket, outcome: quantity } = await store.change(
    tenant.slug,
    owner,
    now(),
    (before) => removeFromBasket(before, sku),
    once,
  );
  if (quantity === 0) return { refused: { key: 'not-in-basket' } };
  return {
    change: { state: 'entfernt', article: { sku, name: nameIn(basket, sku) }, quantity },
    basket,
    owner,
  };
}

/** Orders a service with all pieces of an article, or takes it off. */
async function orderService(
  { store, articles, now }: Parts,
  { form, sku, service }: Extract<BasketFormData, { form: 'service' | 'remove-service' }>,
  context: Context,
): Promise<ActionResult> {
  const { owner, tenant, once } = context;
  if (owner === null) return { refused: { key: 'not-in-basket' } };
  const article = await articleOf(articles, context, sku);
  const isWanted = form === 'service';
  const isOffered = article?.services.some(({ kind }) => kind === service) ?? false;
  if (isWanted && !isOffered) return { refused: { key: 'no-such-service', sku } };
  const { after: basket, outcome: quantity } = await store.change(
    tenant.slug,
    owner,
    now(),
    (before) => chooseService(before, { sku, service, isWanted }),
    once,
  );
  if (quantity === 0) return { refused: { key: 'not-in-basket' } };
  const about = { sku, name: nameIn(basket, sku) };
  return {
    change: { state: isWanted ? 'leistung' : 'leistung-weg', article: about, quantity },
    ...{ basket, owner, article },
  };
}

/** Chooses how parcels come, where the shop offers that. Throws an outage. */
export async function chooseDelivery(
  parts: Pick<Parts, 'store' | 'now'>,
  { option }: { option: string },
  { owner, tenant, once }: Pick<Context, 'owner' | 'tenant' | 'once'>,
): Promise<ActionResult> {
  const delivery = deliveryOptions.find((each) => each === option);
  const isOffered = delivery === 'standard' || tenant.features['eco-delivery'] === true;
  if (!delivery || !isOffered) return { refused: { key: 'no-such-delivery' } };
  if (owner === null) return { refused: { key: 'empty' } };
  const basket = await set(parts, { tenant, owner, once }, { delivery });
  if (basket.version === 0) return { refused: { key: 'empty' } };
  return { change: { state: 'lieferung', article: null, quantity: 0 }, basket, owner };
}

async function removeVoucher(parts: Parts, { owner, tenant, once }: Context): Promise<ActionResult> {
  const basket = owner === null ? emptyBasket : await set(parts, { tenant, owner, once }, { voucher: null });
  return { change: { state: 'gutschein-weg', article: null, quantity: 0 }, basket, owner };
}

/** The basket with another delivery or voucher; where it has that already, it does not change. */
async function set(
  { store, now }: Pick<Parts, 'store' | 'now'>,
  { tenant, owner, once }: Pick<Context, 'tenant' | 'once'> & { owner: string },
  part: Partial<Pick<BasketContents, 'delivery' | 'voucher'>>,
): Promise<StoredBasket> {
  const decide = (before: StoredBasket): BasketDecision<null> => {
    const next = { ...before, ...part };
    // Nothing is chosen for a basket that there is not.
    const isSame =
      before.version === 0 || (next.delivery === before.delivery && next.voucher === before.voucher);
    return { next: isSame ? null : next, outcome: null };
  };
  return (await store.change(tenant.slug, owner, now(), decide, once)).after;
}

/** Why nothing of an article can be ordered, as refusals are named. (Requirements 8.013, 8.014) */
function whyNone(article: BasketArticle | undefined): string {
  if (!article || article.isGone) return 'unknown-article';
  return article.delivery.state === 'sold-out' ? 'sold-out' : 'undeliverable';
}

async function articleOf(
  articles: BasketArticles,
  { tenant, locale }: CollectionPlace,
  sku: string,
): Promise<BasketArticle | undefined> {
  const found = (await articles.find(tenant, locale, [sku])).get(sku);
  return found?.kind === 'article' ? found.article : undefined;
}

/** The product's page with what was chosen so far, which says that something is still to be chosen. */
function choiceAddress(
  { tenant, locale }: CollectionPlace,
  { slug, product }: { slug: string; product: string },
  { choice, services }: Pick<Extract<BasketFormData, { form: 'add' }>, 'choice' | 'services'>,
): string | undefined {
  const address = routeTable(tenant, locale).address('product', { slug, sku: product });
  if (address === undefined) return undefined;
  const query = new URLSearchParams();
  for (const axis of variantAxes) {
    const value = choice[axis];
    if (value !== undefined && value.length <= maxQueryValue) query.set(choiceQueryNames[axis], value);
  }
  for (const service of services) query.set(service, 'yes');
  query.set(choiceStateName, choiceMissing);
  const words = addressWords(tenant, locale);
  return `${address}?${words.query(query.toString())}#${words.fragment('auswahl')}`;
}

function changeOf(
  state: 'neu' | 'zurueck' | 'geaendert',
  article: NonNullable<BasketChange['article']>,
  { quantity, isCapped }: Extract<AddOutcome, { ok: true }>,
): BasketChange {
  return { state: isCapped ? 'begrenzt' : state, article, quantity };
}
