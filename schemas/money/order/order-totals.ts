import type { Cents } from '../cents.ts';
import type { PartsPerMillion } from '../rate.ts';
import { shippingCosts, type ShippingMode, type ShippingTerms } from '../shipping-costs.ts';
import { sumVat, vatIncluded } from '../vat-included.ts';
import { voucherDiscounts, type VoucherWorth } from '../voucher-discount.ts';
import { largestRemainder } from '../largest-remainder.ts';

/** A line of an order: an article, or a service (assembly, pick-up of an old appliance) with a rate of its own. */
export interface PricedLine {
  kind: 'goods' | 'service';
  unitPrice: Cents;
  /** 0: it cannot be ordered now and costs nothing. */
  quantity: number;
  rate: PartsPerMillion;
  /** How an article comes; null for services, and for what cannot be delivered. */
  mode: ShippingMode;
}

/** What takes something off some of the lines. */
interface Reduction {
  worth: VoucherWorth;
  /** For each line, in their order, whether it is meant. A service never is. */
  covers: readonly boolean[];
}

/** A voucher; `minimum` counts the goods that it covers alone, before it takes anything off. Null: it has none. */
interface OrderVoucher extends Reduction {
  minimum: Cents | null;
}

/** What is ordered, as the catalogue, the campaigns and the shop's terms have it this moment. */
export interface OrderContents {
  lines: readonly PricedLine[];
  /** Automatic discounts, one after the other, each on what the ones before it have left. */
  discounts?: readonly Reduction[];
  voucher: OrderVoucher | null;
  shipping: ShippingTerms;
  /** Price of a credit: surcharges of instalments and pause. It is no price of goods and bears no tax. */
  surcharge?: Cents;
}

interface TaxedAmount {
  gross: Cents;
  net: Cents;
  tax: Cents;
  rate: PartsPerMillion;
}

/** A line as it is paid: `gross = list − discount − voucher`. */
interface TotalledLine extends TaxedAmount {
  /** Unit price times quantity. */
  list: Cents;
  /** What automatic discounts take off. */
  discount: Cents;
  /** Its share of the voucher. */
  voucher: Cents;
}

/** All amounts of an order: `total = goods + services − voucher + shipping + surcharge`, and `price` is all but the surcharge. */
interface OrderTotals {
  lines: TotalledLine[];
  /** Value of the articles after automatic discounts and before the voucher; it decides whether shipping is free. */
  goods: Cents;
  services: Cents;
  /** Automatic discounts, which `goods` is without. */
  discount: Cents;
  voucher: {
    discount: Cents;
    /** What an amount has left over; it is lost unless the campaign says otherwise. */
    unused: Cents;
    /** Why it takes nothing off; null: it does, or there is none. */
    fault: 'minimum' | 'nothing' | null;
  };
  shipping: {
    parcel: Cents;
    freight: Cents;
    total: Cents;
    /** Goods still missing for free shipping; 0: it is free. */
    missing: Cents;
    /** The part of each rate; empty where it costs nothing. */
    parts: TaxedAmount[];
  };
  price: Cents;
  surcharge: Cents;
  total: Cents;
  /** Tax inside the price, in all and per rate (ascending). */
  vat: ReturnType<typeof sumVat>;
}

/**
 * Works out what an order costs. Components come in this order: goods and services, automatic discounts, voucher, shipping,
 * surcharge of the plan. Tax is computed from what each line costs in the end; shipping is taxed as the goods are. Basket, steps
 * of the checkout, order, mail, invoice, gateway and calls all take their amounts from here. (domain.md, Money; 9.001, 9.031)
 */
export function orderTotals({
  lines,
  discounts = [],
  voucher,
  shipping,
  surcharge = 0,
}: OrderContents): OrderTotals {
  const list = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const covered = (covers: readonly boolean[], values: readonly Cents[]): Cents[] =>
    values.map((value, at) => (covers[at] === true && lines[at]?.kind === 'goods' ? value : 0));
  let left = list;
  for (const { worth, covers } of discounts)
    left = less(left, voucherDiscounts(covered(covers, left), worth));
  const taken = takenByVoucher(voucher, covered(voucher?.covers ?? [], left));
  const paid = less(left, taken.shares);
  const goods = sum(left.filter((_, at) => lines[at]?.kind === 'goods'));
  const services = sum(left) - goods;
  const costs = shippingCosts(
    goods,
    lines.map(({ quantity, mode }) => (quantity > 0 ? mode : null)),
    shipping,
  );
  const totalled = lines.map(({ rate }, at): TotalledLine => {
    const own = left[at] ?? 0;
    return {
      ...{ list: list[at] ?? 0, discount: (list[at] ?? 0) - own, voucher: taken.shares[at] ?? 0, rate },
      ...vatIncluded(paid[at] ?? 0, rate),
    };
  });
  const parts = shippingParts(costs.total, lines, totalled);
  const vat = sumVat([...totalled, ...parts]);
  return {
    lines: totalled,
    ...{ goods, services, discount: sum(list) - sum(left) },
    voucher: { discount: sum(taken.shares), unused: taken.unused, fault: taken.fault },
    shipping: { ...costs, parts },
    ...{ price: vat.gross, surcharge, total: vat.gross + surcharge, vat },
  };
}

function takenByVoucher(
  voucher: OrderVoucher | null,
  goods: readonly Cents[],
): { shares: Cents[]; unused: Cents; fault: 'minimum' | 'nothing' | null } {
  const none = goods.map(() => 0);
  if (!voucher) return { shares: none, unused: 0, fault: null };
  const shares = voucherDiscounts(goods, voucher.worth);
  if (sum(shares) === 0) return { shares: none, unused: 0, fault: 'nothing' };
  if (voucher.minimum !== null && sum(goods) < voucher.minimum)
    return { shares: none, unused: 0, fault: 'minimum' };
  const unused = voucher.worth.kind === 'amount' ? voucher.worth.cents - sum(shares) : 0;
  return { shares, unused, fault: null };
}

/**
 * Shipping follows the goods: it is split over their rates by net values, remainders to the rate that comes first in the order.
 * Services are not sent and have no part in it.
 */
function shippingParts(
  shipping: Cents,
  lines: readonly PricedLine[],
  totalled: readonly TotalledLine[],
): TaxedAmount[] {
  if (shipping === 0) return [];
  const sent = totalled.filter((_, at) => lines[at]?.kind === 'goods');
  const isGiven = sent.every(({ net }) => net === 0);
  const nets = new Map<PartsPerMillion, number>();
  for (const { rate, net, list } of sent)
    // Where a voucher has paid for all goods, their prices before it tell the proportion.
    nets.set(rate, (nets.get(rate) ?? 0) + (isGiven ? vatIncluded(list, rate).net : net));
  const rates = [...nets.keys()];
  return largestRemainder(shipping, [...nets.values()]).flatMap((gross, at) =>
    gross === 0 ? [] : [{ rate: rates[at] ?? 0, ...vatIncluded(gross, rates[at] ?? 0) }],
  );
}

const less = (from: readonly Cents[], amounts: readonly Cents[]): Cents[] =>
  from.map((each, at) => each - (amounts[at] ?? 0));

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);
