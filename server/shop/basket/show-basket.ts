import { goodsServices } from '../../../schemas/catalogue/goods-service.ts';
import type { Basket } from '../../../schemas/basket/basket.ts';
import type { CollectedNotice } from '../../../schemas/basket/collected-notice.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { CollectionPlace } from '../../collection/collection-context.ts';
import { refusalNotice } from '../../collection/form-outcome.ts';
import { shownLines } from './basket-changes.ts';
import type {
  BasketArticle,
  BasketArticles,
  BasketVoucher,
  BasketVouchers,
  ValidatedVoucher,
} from './basket-ports.ts';
import type { StoredBasket, StoredLine } from './basket-store.ts';
import { type BasketWords, choiceWords, problemText } from './basket-words.ts';
import {
  type BasketTerms,
  type LineProblem,
  priceBasket,
  problemOf,
  type WantedLine,
  type WantedService,
} from './price-basket.ts';
import { voucherRefusalText } from './voucher-words.ts';

export interface ShowParts {
  articles: BasketArticles;
  vouchers: BasketVouchers;
  text(tenant: string, locale: string, key: string, values?: Record<string, string | number>): string;
  price(tenant: string, locale: string, cents: number): string;
}

export interface ShownBasket {
  basket: Basket;
  /** What stays to be said of it as it is. */
  notices: CollectedNotice[];
}

interface PricedStored {
  basket: Basket;
  totals: ReturnType<typeof priceBasket>['totals'];
  /** What the lines of the basket were made of, in their order. */
  wanted: readonly WantedLine[];
  voucher: BasketVoucher | null;
  /** Why the voucher takes nothing off; null: it does, or there is none. */
  fault: Exclude<ValidatedVoucher, { ok: true }> | 'minimum' | 'nothing' | null;
}

/** The shop's words in the locale of a place. */
export function wordsOf(
  { text, price }: Pick<ShowParts, 'text' | 'price'>,
  { tenant: { slug }, locale }: Omit<CollectionPlace, 'owner'>,
): BasketWords {
  return {
    text: (key, values = {}) => text(slug, locale, key, values),
    price: (cents) => price(slug, locale, cents),
  };
}

/** A stored basket with all that was worked out of it; of `known` the catalogue has just told. */
export async function priceStored(
  parts: ShowParts,
  place: CollectionPlace,
  stored: StoredBasket,
  known?: BasketArticle,
): Promise<PricedStored> {
  const { tenant, locale, owner } = place;
  const words = wordsOf(parts, place);
  const lines = shownLines(stored);
  const [found, judged] = await Promise.all([
    parts.articles.find(
      tenant,
      locale,
      lines.flatMap(({ sku }) => (sku === known?.sku ? [] : [sku])),
    ),
    stored.voucher === null || owner === null
      ? undefined
      : parts.vouchers.judge(tenant, locale, stored.voucher, owner),
  ]);
  const wanted = lines.map((line): WantedLine => {
    const own = found.get(line.sku);
    const read = line.sku === known?.sku ? known : own?.kind === 'article' ? own.article : undefined;
    const article = read ?? lostArticle(line);
    const services = servicesOf(line, article, words);
    const problem = problemOf(article, line.quantity) ?? lostService(services);
    return {
      ...{ article, services, quantity: line.quantity, choice: choiceWords(article, words) },
      problem: problem && problemText(problem, words),
      priceBefore: priceBefore(line, article, locale),
    };
  });
  const voucher = judged?.ok === true ? judged.voucher : lapsed(stored);
  const priced = priceBasket(wanted, termsOf(tenant, locale), voucher, stored.delivery);
  return {
    ...{ wanted, voucher, basket: priced.basket, totals: priced.totals },
    fault: judged?.ok === false ? judged : priced.voucherFault,
  };
}

/** A stored basket with what the catalogue says of its articles this moment; of `known` it has just said it. */
export async function showBasket(
  parts: ShowParts,
  place: CollectionPlace,
  stored: StoredBasket,
  known?: BasketArticle,
): Promise<ShownBasket> {
  const { basket, voucher, fault } = await priceStored(parts, place, stored, known);
  if (fault === null || basket.lines.length === 0) return { basket, notices: [] };
  const text = voucherRefusalText(fault, voucher?.minimum ?? null, wordsOf(parts, place), place);
  return { basket, notices: [refusalNotice(text, { sku: null, field: 'code' })] };
}

/** What can be ordered with a line, and what was chosen with it, though it is not to be had any more. */
function servicesOf(
  { services }: StoredLine,
  article: BasketArticle,
  { text }: BasketWords,
): WantedService[] {
  return goodsServices.flatMap((kind) => {
    const own = article.services.find((each) => each.kind === kind);
    const isChosen = services.includes(kind);
    if (!own && !isChosen) return [];
    const { price = 0, taxRate = 0 } = own ?? {};
    return [{ kind, name: text(`service.${kind}`), price, taxRate, isChosen, isOffered: own !== undefined }];
  });
}

function lostService(services: readonly WantedService[]): LineProblem | null {
  const lost = services.find(({ isOffered }) => !isOffered);
  return lost ? { kind: 'service-gone', service: lost.name } : null;
}

/** Null: it costs the same, cannot be bought, or was put in where prices are others. */
function priceBefore({ known }: StoredLine, { price, most }: BasketArticle, locale: string): number | null {
  return known.locale === locale && most > 0 && known.price !== price.price ? known.price : null;
}

/** A voucher that holds no more: it stays in sight, and takes nothing off. */
function lapsed({ voucher }: StoredBasket): BasketVoucher | null {
  return voucher === null
    ? null
    : {
        ...{ code: voucher.code, campaign: voucher.campaign ?? '', title: '', minimum: null },
        worth: { kind: 'amount', cents: 0 },
        covers: () => false,
      };
}

/** What sending costs, and in which ways it is done. (Requirement 1.028) */
function termsOf({ locales, features }: TenantConfig, locale: string): BasketTerms {
  const own = locales.find((each) => each.locale === locale);
  if (!own) throw new RangeError(`the shop has no locale ${locale}`);
  return {
    shipping: { ...own.shipping, freeFrom: own.freeShippingFrom },
    offered: features['eco-delivery'] === true ? ['standard', 'eco'] : ['standard'],
  };
}

/** An article that the catalogue does not know any more, as the basket remembers it. */
function lostArticle({ sku, known }: StoredLine): BasketArticle {
  const { product, slug, name, brand, picture, price } = known;
  return {
    ...{ sku, product, slug, name, brand, picture, query: '' },
    price: { price, low30: null, rrp: null, unitPrice: null, isFrom: false },
    choice: { colour: null, size: null, width: null },
    delivery: { state: 'unavailable' },
    ...{ energy: null, tyre: null, withdrawalException: null, mode: null, most: 0 },
    ...{ isGone: true, taxRate: 0, services: [] },
    voucher: { categories: [], brand, badges: [], isReduced: false },
  };
}
