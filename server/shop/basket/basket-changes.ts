import { maxLines, maxQuantity } from '../../../schemas/basket/basket.ts';
import { type GoodsService, goodsServices } from '../../../schemas/catalogue/goods-service.ts';
import type {
  BasketContents,
  BasketDecision,
  KnownArticle,
  StoredBasket,
  StoredLine,
} from './basket-store.ts';

/** Removed lines that wait to be put back: as many as a basket has at most. */
const keptRemoved = maxLines;

/** An article that goes in, and how many pieces of it can be ordered (0: none now). */
export interface Incoming {
  sku: string;
  quantity: number;
  most: number;
  known: KnownArticle;
  services: readonly GoodsService[];
}

export type AddOutcome =
  /** `quantity`: pieces now; `isCapped`: fewer than were asked for. */
  { ok: true; quantity: number; isCapped: boolean } | { ok: false; reason: 'full' | 'none' };

/** `unknown`: it was not taken out, or so long ago that it is forgotten. */
type PutBackOutcome = Extract<AddOutcome, { ok: true }> | { ok: false; reason: 'full' | 'unknown' };

/** Lines that are in the basket, without those that wait to be put back. */
export function shownLines({ lines }: Pick<BasketContents, 'lines'>): StoredLine[] {
  return lines.filter(({ quantity }) => quantity > 0);
}

const lineOf = ({ lines }: BasketContents, sku: string): StoredLine | undefined =>
  lines.find((line) => line.sku === sku);

/** More pieces of an article; nothing that is there gets less by it. */
export function addToBasket(
  basket: StoredBasket,
  { sku, quantity, most, known, services: wanted }: Incoming,
): BasketDecision<AddOutcome> {
  if (most === 0) return refused('none');
  const own = lineOf(basket, sku);
  const before = own?.quantity ?? 0;
  if (before === 0 && shownLines(basket).length >= maxLines) return refused('full');
  const wished = before + quantity;
  const after = Math.max(before, Math.min(wished, most));
  const outcome: AddOutcome = { ok: true, quantity: after, isCapped: after < wished };
  const services = before > 0 ? allOf(own?.services ?? [], wanted) : wanted;
  if (after === before && services.length === own?.services.length) return { next: null, outcome };
  // What was removed and is wanted again stands last, as all that is new.
  const place = own && before > 0 ? own.place : nextPlace(basket);
  return { next: withLine(basket, { sku, quantity: after, place, known, services }), outcome };
}

function refused(reason: 'full' | 'none'): BasketDecision<AddOutcome> {
  return { next: null, outcome: { ok: false, reason } };
}

type SetOutcome =
  | { ok: true; quantity: number; isCapped: boolean }
  /** `unknown`: it is not in the basket; `none`: it cannot be ordered. */
  | { ok: false; reason: 'unknown' | 'none' };

/** So many pieces of an article that is there, at most those that can be ordered. */
export function setQuantity(
  basket: StoredBasket,
  { sku, quantity, most }: { sku: string; quantity: number; most: number },
): BasketDecision<SetOutcome> {
  const own = lineOf(basket, sku);
  if (!own || own.quantity === 0) return { next: null, outcome: { ok: false, reason: 'unknown' } };
  if (most === 0) return { next: null, outcome: { ok: false, reason: 'none' } };
  const after = Math.min(quantity, most);
  const outcome: SetOutcome = { ok: true, quantity: after, isCapped: after < quantity };
  return { next: after === own.quantity ? null : withLine(basket, { ...own, quantity: after }), outcome };
}

/** Orders a service with an article that is there, or takes it off; how many pieces there are (0: it is not there). */
export function chooseService(
  basket: StoredBasket,
  { sku, service, isWanted }: { sku: string; service: GoodsService; isWanted: boolean },
): BasketDecision<number> {
  const own = lineOf(basket, sku);
  if (!own || own.quantity === 0) return { next: null, outcome: 0 };
  if (own.services.includes(service) === isWanted) return { next: null, outcome: own.quantity };
  const services = isWanted
    ? allOf(own.services, [service])
    : own.services.filter((each) => each !== service);
  return { next: withLine(basket, { ...own, services }), outcome: own.quantity };
}

/** Each of the services once, in their order. */
const allOf = (one: readonly GoodsService[], other: readonly GoodsService[]): GoodsService[] =>
  goodsServices.filter((each) => one.includes(each) || other.includes(each));

/** Takes an article out; how many pieces there were (0: it was not there). */
export function removeFromBasket(basket: StoredBasket, sku: string): BasketDecision<number> {
  const own = lineOf(basket, sku);
  if (!own || own.quantity === 0) return { next: null, outcome: 0 };
  const next = withLine(basket, { ...own, quantity: 0 });
  const removed = next.lines.filter(({ quantity }) => quantity === 0);
  const tooOld = new Set(
    removed
      .filter((line) => line.sku !== sku)
      .slice(0, Math.max(0, removed.length - keptRemoved))
      .map((line) => line.sku),
  );
  return {
    next: { ...next, lines: next.lines.filter((line) => !tooOld.has(line.sku)) },
    outcome: own.quantity,
  };
}

/** Puts back what was removed, to its place; what is there by now stays as it is, so that nothing is put back twice. */
export function putBack(
  basket: StoredBasket,
  { sku, quantity, most }: Pick<Incoming, 'sku' | 'quantity' | 'most'>,
): BasketDecision<PutBackOutcome> {
  const own = lineOf(basket, sku);
  if (!own) return { next: null, outcome: { ok: false, reason: 'unknown' } };
  if (own.quantity > 0) return { next: null, outcome: { ok: true, quantity: own.quantity, isCapped: false } };
  if (shownLines(basket).length >= maxLines) return { next: null, outcome: { ok: false, reason: 'full' } };
  // What cannot be ordered any more comes back as it was, and says so.
  const after = Math.min(quantity, most === 0 ? maxQuantity : most);
  return {
    next: withLine(basket, { ...own, quantity: after }),
    outcome: { ok: true, quantity: after, isCapped: after < quantity },
  };
}

/**
 * A guest's basket in that of the customer: summed, capped by what can be ordered (`mostOf`; 0: nothing now), each article once,
 * the customer's first. What cannot be ordered stays and says so. The guest's voucher is taken where the customer has none.
 */
export function joinBaskets(
  guest: BasketContents,
  customer: BasketContents,
  mostOf: (sku: string) => number,
): BasketContents {
  const lines = new Map(customer.lines.map((line) => [line.sku, line]));
  let place = nextPlace(customer);
  let count = shownLines(customer).length;
  for (const line of shownLines(guest)) {
    const own = lines.get(line.sku);
    if (own && own.quantity > 0) {
      const sum = Math.min(own.quantity + line.quantity, mostOf(line.sku));
      const services = allOf(own.services, line.services);
      lines.set(line.sku, { ...own, quantity: Math.max(own.quantity, sum), services });
    } else if (count < maxLines) {
      const most = mostOf(line.sku);
      const quantity = most === 0 ? line.quantity : Math.min(line.quantity, most);
      lines.set(line.sku, { ...line, quantity, place: place++ });
      count += 1;
    }
  }
  const isNew = shownLines(customer).length === 0;
  return {
    lines: inOrder([...lines.values()]),
    delivery: isNew ? guest.delivery : customer.delivery,
    voucher: customer.voucher ?? guest.voucher,
  };
}

function withLine(basket: BasketContents, line: StoredLine): BasketContents {
  const { lines, delivery, voucher } = basket;
  return { lines: inOrder([...lines.filter(({ sku }) => sku !== line.sku), line]), delivery, voucher };
}

/** By their places; of equal ones that with the least number first. */
function inOrder(lines: readonly StoredLine[]): StoredLine[] {
  return lines.toSorted((a, b) => a.place - b.place || (a.sku < b.sku ? -1 : 1));
}

function nextPlace({ lines }: BasketContents): number {
  return Math.max(-1, ...lines.map(({ place }) => place)) + 1;
}
