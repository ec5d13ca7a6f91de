import type { Basket, BasketLine, BasketService, DeliveryOption } from '../../../schemas/basket/basket.ts';
import type { Cents } from '../../../schemas/money/cents.ts';
import { orderTotals, type PricedLine } from '../../../schemas/money/order/order-totals.ts';
import type { ShippingTerms } from '../../../schemas/money/shipping-costs.ts';
import type { BasketArticle, BasketVoucher } from './basket-ports.ts';

/** Why a line cannot be ordered as it is. */
export type LineProblem =
  | { kind: 'gone' }
  | { kind: 'sold-out' }
  | { kind: 'undeliverable' }
  /** In words: what was chosen with it and is not to be had any more. */
  | { kind: 'service-gone'; service: string }
  /** More pieces than there are. */
  | { kind: 'too-many'; most: number };

/** What can be ordered with an article, or was; `taxRate` in parts per million. */
export interface WantedService extends Omit<BasketService, 'total'> {
  taxRate: number;
}

/** A line before it is priced. */
export interface WantedLine {
  article: BasketArticle;
  quantity: number;
  /** In words. */
  choice: string[];
  services: readonly WantedService[];
  problem: string | null;
  /** What one piece cost when it was put in, where that is another price now; else null. */
  priceBefore: Cents | null;
}

export interface BasketTerms {
  shipping: ShippingTerms;
  offered: readonly DeliveryOption[];
}

interface PricedBasket {
  basket: Basket;
  totals: ReturnType<typeof orderTotals>;
  /** Why the voucher takes nothing off; null: it does, or there is none. */
  voucherFault: 'minimum' | 'nothing' | null;
}

/** What hinders an order of so many pieces; null: nothing. */
export function problemOf({ isGone, most, delivery }: BasketArticle, quantity: number): LineProblem | null {
  if (isGone) return { kind: 'gone' };
  if (most === 0) return { kind: delivery.state === 'sold-out' ? 'sold-out' : 'undeliverable' };
  return quantity > most ? { kind: 'too-many', most } : null;
}

/**
 * Works out all amounts of a basket from what the catalogue says now. What cannot be ordered at all costs nothing; what is free
 * of shipping is decided by the goods before the voucher. The amounts are those of `orderTotals`.
 */
export function priceBasket(
  wanted: readonly WantedLine[],
  terms: BasketTerms,
  voucher: BasketVoucher | null,
  delivery: DeliveryOption,
): PricedBasket {
  const piecesOf = ({ article, quantity }: WantedLine): number => (article.most > 0 ? quantity : 0);
  const goods = wanted.map((line): PricedLine => ({
    ...{ kind: 'goods', unitPrice: line.article.price.price, quantity: piecesOf(line) },
    ...{ rate: line.article.taxRate, mode: line.article.mode },
  }));
  const services = wanted.flatMap((line) =>
    line.services.map(({ price, isChosen, taxRate }): PricedLine => ({
      ...{ kind: 'service', unitPrice: price, quantity: isChosen ? piecesOf(line) : 0 },
      ...{ rate: taxRate, mode: null },
    })),
  );
  const totals = orderTotals({
    lines: [...goods, ...services],
    voucher: voucher && {
      ...{ worth: voucher.worth, minimum: voucher.minimum },
      covers: wanted.map(({ article }) => voucher.covers(article.voucher)),
    },
    shipping: terms.shipping,
  });
  const ofServices = totals.lines.slice(wanted.length);
  const lines = wanted.map((line, at) =>
    lineOf(line, totals.lines[at], ofServices.splice(0, line.services.length)),
  );
  const { missing, parcel, freight, total: shipping } = totals.shipping;
  // Freight comes at once, on a day of its own.
  const offered = wanted.some(({ article }) => article.mode === 'parcel')
    ? [...terms.offered]
    : ['standard' as const];
  const option = offered.includes(delivery) ? delivery : 'standard';
  return {
    ...{ totals, voucherFault: totals.voucher.fault },
    basket: {
      lines,
      count: wanted.reduce((count, { quantity }) => count + quantity, 0),
      ...{ goods: totals.goods, services: totals.services },
      voucher: voucher && { code: voucher.code, title: voucher.title, discount: totals.voucher.discount },
      shipping: { parcel, freight, total: shipping },
      missing,
      freeFrom: terms.shipping.freeFrom,
      delivery: { option, offered },
      total: totals.total,
      vat: totals.vat.byRate
        .filter(({ gross }) => gross > 0)
        .map(({ rate, tax }) => ({ rate: rate / 10_000, cents: tax })),
      canOrder: lines.length > 0 && lines.every(({ problem }) => problem === null),
    },
  };
}

function lineOf(
  { article, quantity, choice, services, problem, priceBefore }: WantedLine,
  { list: total = 0, voucher: discount = 0 }: { list?: Cents; voucher?: Cents } = {},
  ofServices: readonly { list: Cents }[],
): BasketLine {
  const { sku, product, slug, name, brand, picture, query, price, delivery, most } = article;
  const { energy, tyre, withdrawalException } = article;
  return {
    ...{ sku, product, slug, name, brand, picture, choice, query, quantity, most },
    ...{ price, priceBefore, total, discount, delivery, problem },
    ...{ energy, tyre, withdrawalException },
    services: services.map(({ taxRate: _taxRate, ...service }, at) => ({
      ...service,
      total: ofServices[at]?.list ?? 0,
    })),
  };
}
