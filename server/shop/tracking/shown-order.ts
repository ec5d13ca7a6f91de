import { carrierName } from '../../../schemas/fulfilment/carriers.ts';
import type { FulfilledOrder } from '../../../schemas/fulfilment/fulfilled-order.ts';
import { keptPieces, linesWith, unsentPieces } from '../../../schemas/fulfilment/left-pieces.ts';
import { progressOfLines } from '../../../schemas/fulfilment/line-progress.ts';
import type { LinePieces } from '../../../schemas/fulfilment/pieces.ts';
import {
  freeReturnDays,
  isAfter,
  lastDayAfterArrival,
} from '../../../schemas/fulfilment/withdrawal-period.ts';
import type { TrackedOrder } from '../../../schemas/fulfilment/tracking-state.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { dateWriter } from '../../../schemas/writing/date-writer.ts';

interface Place {
  tenant: TenantConfig;
  locale: string;
}

export interface ShownOrderParts {
  /** Milliseconds since 1970. */
  now: () => number;
  arrivalWords(tenant: TenantConfig, locale: string, arrival: readonly [string, string]): string;
  /** Days (`YYYY-MM-DD`) on which something can be fetched that is told of now. */
  pickUpDays(tenant: TenantConfig, locale: string): readonly string[];
}

/** Until when it is told on which day something is expected. */
const isOnItsWay: ReadonlySet<FulfilledOrder['state']> = new Set(['confirmed', 'in-fulfilment', 'shipped']);

/** An order with what has become of it and what can be done with it, as its page shows it; `key`: of the press of its buttons. */
export function shownOrder(
  parts: ShownOrderParts,
  place: Place,
  order: FulfilledOrder,
  { key, links }: Pick<TrackedOrder, 'key' | 'links'>,
): TrackedOrder {
  const { tenant, locale } = place;
  const { number, placedAt, state, ordered, parcels, returns, refunds } = order;
  const day = (at: number): string =>
    dateWriter(locale, { timeZone: tenant.timeZone, dateStyle: 'long' })(at);
  const states = new Map(progressOfLines(order).map((line) => [line.position, line.state]));
  const articles = (pieces: readonly LinePieces[]): string[] =>
    linesWith(order, pieces).map(
      ({ name, choice, quantity }) => `${quantity} × ${[name, ...choice].join(', ')}`,
    );
  return {
    ...{ number, placed: day(placedAt), state, key, links },
    lines: ordered.lines.map((line) => {
      const { position, name, picture, quantity, total, arrival } = line;
      const lineState = states.get(position) ?? 'open';
      const isAwaited = isOnItsWay.has(state) && (lineState === 'open' || lineState === 'shipped');
      return {
        ...{ position, name, picture, quantity, total, state: lineState },
        details: detailsOf(order, line),
        arrival: isAwaited ? parts.arrivalWords(tenant, locale, arrival) : '',
      };
    }),
    parcels: parcels.map(({ carrier, trackingNumber, shippedAt, deliveredAt, pieces }) => ({
      ...{ carrier: carrierName(carrier), trackingNumber, sent: day(shippedAt) },
      arrived: deliveredAt === null ? '' : day(deliveredAt),
      articles: articles(pieces),
    })),
    returns: returns.map(({ kind, declaredAt, receivedAt, way, pieces }) => ({
      ...{ kind, declared: day(declaredAt), received: receivedAt === null ? '' : day(receivedAt) },
      pickUp: way.kind === 'pick-up' ? dayWords(locale, way.day) : '',
      articles: articles(pieces),
    })),
    refunds: refunds.filter(({ amount }) => amount > 0).map(({ amount, at }) => ({ amount, at: day(at) })),
    unsent: shownPieces(order, unsentPieces(order)),
    back: shownBack(parts, place, order),
  };
}

/** What can be sent back by the shop's own word, as long as that holds. */
export function returnable(order: FulfilledOrder, at: number, timeZone: string): LinePieces[] {
  return isAfter(lastDayAfterArrival(order, freeReturnDays, timeZone), at, timeZone) ? [] : keptPieces(order);
}

function shownBack(
  { now, pickUpDays }: ShownOrderParts,
  { tenant, locale }: Place,
  order: FulfilledOrder,
): TrackedOrder['back'] {
  const lines = shownPieces(order, returnable(order, now(), tenant.timeZone));
  if (lines.length === 0) return null;
  const last = lastDayAfterArrival(order, freeReturnDays, tenant.timeZone);
  const days = pickUpDays(tenant, locale).map((day) => ({ day, words: dayWords(locale, day) }));
  return { lines, days, until: last === null ? '' : dayWords(locale, last) };
}

const shownPieces = (order: FulfilledOrder, pieces: readonly LinePieces[]): TrackedOrder['unsent'] =>
  linesWith(order, pieces).map((line) => ({
    ...{ position: line.position, name: line.name, quantity: line.quantity },
    details: detailsOf(order, line, false),
  }));

type Line = FulfilledOrder['ordered']['lines'][number];

/** What an article is, and what was ordered with it. */
function detailsOf({ ordered }: FulfilledOrder, line: Line, withServices = true): string[] {
  const services = ordered.services.filter(({ position }) => withServices && position === line.position);
  return [line.brand, ...line.choice, ...services.map(({ name }) => name)].filter((each) => each !== '');
}

/** A day of the calendar with its weekday. */
function dayWords(locale: string, day: string): string {
  const parts = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const;
  return dateWriter(locale, parts)(Date.parse(`${day}T00:00:00Z`));
}
