import type { Basket, BasketLine, DeliveryOption } from '../../../schemas/basket/basket.ts';
import type { Cents } from '../../../schemas/money/cents.ts';
import type { PartsPerMillion } from '../../../schemas/money/rate.ts';
import { shippingCosts, type ShippingTerms } from '../../../schemas/money/shipping-costs.ts';
import { sumVat } from '../../../schemas/money/vat-included.ts';
import type { BasketArticle, BasketVoucher } from './basket-ports.ts';

/** Why a line cannot be ordered as it is. */
export type LineProblem =
  | { kind: 'gone' }
  | { kind: 'sold-out' }
  | { kind: 'undeliverable' }
  /** More pieces than there are. */
  | { kind: 'too-many'; most: number };

/** A line before it is priced. */
export interface WantedLine {
  article: BasketArticle;
  quantity: number;
  /** In words. */
  choice: string[];
  problem: string | null;
  /** What one piece cost when it was put in, where that is another price now; else null. */
  priceBefore: Cents | null;
}

export interface BasketTerms {
  shipping: ShippingTerms;
  /** Rate of the tax that shipping includes. */
  shippingTax: PartsPerMillion;
  offered: readonly DeliveryOption[];
}

interface PricedBasket {
  basket: Basket;
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
 * of shipping is decided by the goods before the voucher. The sum of the lines is the total, to the cent.
 */
export function priceBasket(
  wanted: readonly WantedLine[],
  terms: BasketTerms,
  voucher: BasketVoucher | null,
  delivery: DeliveryOption,
): PricedBasket {
  const totals = wanted.map(({ article, quantity }) =>
    article.most > 0 ? article.price.price * quantity : 0,
  );
  const goods = sum(totals);
  const { discounts, fault } = discountsOf(wanted, totals, goods, voucher);
  const modes = wanted.map(({ article }) => (article.most > 0 ? article.mode : null));
  const { missing, ...shipping } = shippingCosts(goods, modes, terms.shipping);
  const lines = wanted.map((line, at) => lineOf(line, totals[at] ?? 0, discounts[at] ?? 0));
  const discount = sum(discounts);
  const taxed = wanted.map(({ article }, at) => ({
    gross: (totals[at] ?? 0) - (discounts[at] ?? 0),
    rate: article.taxRate,
  }));
  const vat = sumVat([...taxed, { gross: shipping.total, rate: terms.shippingTax }]);
  const option = terms.offered.includes(delivery) ? delivery : (terms.offered[0] ?? 'standard');
  return {
    voucherFault: fault,
    basket: {
      lines,
      count: sum(wanted.map(({ quantity }) => quantity)),
      goods,
      voucher: voucher && { code: voucher.code, title: voucher.title, discount },
      shipping,
      missing,
      freeFrom: terms.shipping.freeFrom,
      delivery: { option, offered: [...terms.offered] },
      total: vat.gross,
      vat: vat.byRate
        .filter(({ gross }) => gross > 0)
        .map(({ rate, tax }) => ({ rate: rate / 10_000, cents: tax })),
      canOrder: lines.length > 0 && lines.every(({ problem }) => problem === null),
    },
  };
}

function discountsOf(
  wanted: readonly WantedLine[],
  totals: readonly Cents[],
  goods: Cents,
  voucher: BasketVoucher | null,
): { discounts: Cents[]; fault: PricedBasket['voucherFault'] } {
  const none = totals.map(() => 0);
  if (!voucher) return { discounts: none, fault: null };
  const discounts = voucher.discountsOf(
    wanted.map(({ article }, at) => ({ gross: totals[at] ?? 0, goods: article.voucher })),
  );
  if (sum(discounts) === 0) return { discounts: none, fault: 'nothing' };
  if (voucher.minimum !== null && goods < voucher.minimum) return { discounts: none, fault: 'minimum' };
  return { discounts, fault: null };
}

function lineOf(
  { article, quantity, choice, problem, priceBefore }: WantedLine,
  total: Cents,
  discount: Cents,
): BasketLine {
  const { sku, product, slug, name, brand, picture, query, price, delivery, energy, tyre, most } = article;
  return {
    ...{ sku, product, slug, name, brand, picture, choice, query, quantity, most },
    ...{ price, priceBefore, total, discount, delivery, energy, tyre, problem },
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
