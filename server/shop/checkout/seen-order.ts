import { z } from 'zod';
import { type GoodsService, goodsServices } from '../../../schemas/catalogue/goods-service.ts';
import type { Ordered } from '../../../schemas/order/ordered.ts';
import { canonicalJson } from '../canonical-json.ts';

/** What was seen of an article: its number, pieces, and what they cost in all after the voucher. */
const seenLine = z.tuple([z.string(), z.int(), z.int()]);

/** Of a service: the article's number, what it is, and what it costs in all. */
const seenService = z.tuple([z.string(), z.enum(goodsServices), z.int()]);

/** What somebody saw who pressed the button: whatever of it is different now, he has not agreed to. */
const seenOrder = z.strictObject({
  lines: z.array(seenLine),
  services: z.array(seenService),
  shipping: z.int(),
  discount: z.int(),
  /** Of the goods and their sending, and with the price of a credit. */
  goods: z.int(),
  total: z.int(),
  /** How it is paid, and where it goes. */
  rest: z.string(),
});
export type SeenOrder = z.output<typeof seenOrder>;

export type SeenChange =
  | { kind: 'price'; name: string; was: number; is: number }
  | { kind: 'quantity' | 'gone' | 'new'; name: string }
  | { kind: 'service'; service: GoodsService; name: string; was: number; is: number }
  | { kind: 'service-gone' | 'service-new'; service: GoodsService; name: string }
  | { kind: 'shipping' | 'voucher' | 'credit'; was: number; is: number }
  | { kind: 'rest' };

function seenOf({ lines, services, shipping, voucher, ...ordered }: Ordered): SeenOrder {
  const { payment, plan, billing, place, freight, contact, option, locale } = ordered;
  const credit = plan && [plan.plan, plan.protection];
  return {
    lines: lines.map(({ sku, quantity, total, discount }) => [sku, quantity, total - discount]),
    services: services.map(({ position, kind, total }) => [lines[position - 1]?.sku ?? '', kind, total]),
    shipping: shipping.parcel + shipping.freight,
    discount: voucher?.discount ?? 0,
    goods: ordered.goodsTotal,
    total: ordered.total,
    rest: canonicalJson([payment, credit, billing, place, freight, contact, option, locale]),
  };
}

export function writeSeen(ordered: Ordered): string {
  return JSON.stringify(seenOf(ordered));
}

/** Null: it is not what this version of the shop has written. */
export function readSeen(text: string): SeenOrder | null {
  try {
    const read = seenOrder.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** What has changed since it was seen; empty: nothing, and it is what was agreed to. */
export function changesSince(seen: SeenOrder, ordered: Ordered): SeenChange[] {
  const now = seenOf(ordered);
  const names = new Map(ordered.lines.map(({ sku, name }) => [sku, name]));
  const before = new Map(seen.lines.map((line) => [line[0], line]));
  const changes: SeenChange[] = [];
  for (const [sku, quantity, cost] of now.lines) {
    const name = names.get(sku) ?? sku;
    const old = before.get(sku);
    before.delete(sku);
    if (!old) changes.push({ kind: 'new', name });
    else if (old[1] !== quantity) changes.push({ kind: 'quantity', name });
    else if (old[2] !== cost) changes.push({ kind: 'price', name, was: old[2], is: cost });
  }
  for (const sku of before.keys()) changes.push({ kind: 'gone', name: sku });
  changes.push(...serviceChanges(seen, now, names));
  if (seen.shipping !== now.shipping)
    changes.push({ kind: 'shipping', was: seen.shipping, is: now.shipping });
  if (seen.discount !== now.discount) changes.push({ kind: 'voucher', was: seen.discount, is: now.discount });
  const credit = { was: seen.total - seen.goods, is: now.total - now.goods };
  if (credit.was !== credit.is) changes.push({ kind: 'credit', ...credit });
  if (changes.length === 0 && (seen.rest !== now.rest || seen.total !== now.total))
    changes.push({ kind: 'rest' });
  return changes;
}

/** What has changed of services with articles of which there are as many as before; what goes and comes with others is told with them. */
function serviceChanges(seen: SeenOrder, now: SeenOrder, names: ReadonlyMap<string, string>): SeenChange[] {
  return now.lines.flatMap(([sku, quantity]) => {
    if (!seen.lines.some((line) => line[0] === sku && line[1] === quantity)) return [];
    const name = names.get(sku) ?? sku;
    return goodsServices.flatMap((service): SeenChange[] => {
      const costIn = ({ services }: SeenOrder) =>
        services.find((each) => each[0] === sku && each[1] === service)?.[2];
      const [was, is] = [costIn(seen), costIn(now)];
      if (was === is) return [];
      if (was === undefined) return [{ kind: 'service-new', service, name }];
      return is === undefined
        ? [{ kind: 'service-gone', service, name }]
        : [{ kind: 'service', service, name, was, is }];
    });
  });
}
