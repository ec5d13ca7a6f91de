import type { FulfilledOrder } from '../../../schemas/fulfilment/fulfilled-order.ts';
import { linesWith, returnablePieces, unsentPieces } from '../../../schemas/fulfilment/left-pieces.ts';
import { progressOfLines } from '../../../schemas/fulfilment/line-progress.ts';
import type { LinePieces } from '../../../schemas/fulfilment/pieces.ts';
import { stepsOfLine } from '../../../schemas/parcel/line-steps.ts';
import { isReturnOver, lastDayAfterArrival } from '../../../schemas/fulfilment/withdrawal-period.ts';
import type { TrackedOrder } from '../../../schemas/fulfilment/tracking-state.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { dateWriter } from '../../../schemas/writing/date-writer.ts';
import type { OpenDue } from './tracking-ports.ts';
import { type ParcelsOf, shownParcel } from '../shown-parcel.ts';
import { shownReturns } from '../shown-returns.ts';

interface Place {
  tenant: TenantConfig;
  locale: string;
}

export interface ShownOrderParts {
  /** Milliseconds since 1970. */
  now: () => number;
  arrivalWords(tenant: TenantConfig, locale: string, arrival: readonly [string, string]): string;
  /** Whether a carrier fetches things and makes labels. */
  hasCarrier: boolean;
  returnDaysOf(tenant: string, locale: string): number;
  /** Days (`YYYY-MM-DD`) on which something can be fetched that is told of now, ms since 1970. */
  pickUpDaysOf(tenant: string, locale: string, at: number): readonly string[];
}

/** An order with what has become of it and what can be done with it, as its page shows it; `key`: of the press of its buttons. */
export function shownOrder(
  parts: ShownOrderParts,
  place: Place,
  order: FulfilledOrder,
  {
    key,
    links,
    parcels,
    dues,
  }: Pick<TrackedOrder, 'key' | 'links'> & {
    dues: readonly OpenDue[];
    parcels: Awaited<ReturnType<ParcelsOf>>;
  },
): TrackedOrder {
  const { tenant, locale } = place;
  const { number, placedAt, state, ordered, refunds } = order;
  const day = (at: number): string =>
    dateWriter(locale, { timeZone: tenant.timeZone, dateStyle: 'long' })(at);
  const { timeZone } = tenant;
  const progress = new Map(progressOfLines(order).map((line) => [line.position, stepsOfLine(line)]));
  return {
    ...{ number, placed: day(placedAt), state, key, links },
    lines: ordered.lines.map((line) => {
      const { position, name, picture, quantity, total, arrival, withdrawalException } = line;
      // Nothing is prepared before it is paid.
      const steps = state === 'placed' ? [] : (progress.get(position) ?? []);
      const isAwaited = steps.some(({ step }) => step === 'preparing' || step === 'on-the-way');
      return {
        ...{
          position,
          name,
          picture,
          quantity,
          total,
          steps,
          withdrawalException: withdrawalException ?? null,
        },
        details: detailsOf(order, line),
        arrival: isAwaited ? parts.arrivalWords(tenant, locale, arrival) : '',
      };
    }),
    parcels: parcels.map((parcel) => shownParcel(parcel, { timeZone, locale, lines: ordered.lines })),
    // Whoever follows an order need not be its owner: labels come by mail.
    returns: shownReturns(order, { timeZone, locale, token: null, hasCarrier: parts.hasCarrier }),
    dues: dues
      .filter(({ open }) => open > 0)
      .map(({ kind, number: at, day: on, open, isLate }) => ({
        ...{ kind, number: at, open, isLate },
        day: on === null ? '' : longDay(locale, on),
      })),
    refunds: refunds.filter(({ amount }) => amount > 0).map(({ amount, at }) => ({ amount, at: day(at) })),
    unsent: shownPieces(order, unsentPieces(order)),
    back: shownBack(parts, place, order),
  };
}

/** What can be sent back by the shop's own word, as long as that holds. */
export function returnable(
  { returnDaysOf, now }: Pick<ShownOrderParts, 'returnDaysOf' | 'now'>,
  { slug, timeZone }: TenantConfig,
  order: FulfilledOrder,
): LinePieces[] {
  return isReturnOver(order, returnDaysOf(slug, order.ordered.locale), { timeZone, at: now() })
    ? []
    : returnablePieces(order);
}

/** Days on which an order's articles can be fetched: none without a carrier. */
export function pickUpDaysFor(
  { hasCarrier, pickUpDaysOf, now }: Pick<ShownOrderParts, 'hasCarrier' | 'pickUpDaysOf' | 'now'>,
  { slug }: TenantConfig,
  { ordered }: Pick<FulfilledOrder, 'ordered'>,
): readonly string[] {
  return hasCarrier ? pickUpDaysOf(slug, ordered.locale, now()) : [];
}

function shownBack(
  parts: ShownOrderParts,
  { tenant, locale }: Place,
  order: FulfilledOrder,
): TrackedOrder['back'] {
  const lines = shownPieces(order, returnable(parts, tenant, order));
  if (lines.length === 0) return null;
  const last = lastDayAfterArrival(
    order,
    parts.returnDaysOf(tenant.slug, order.ordered.locale),
    tenant.timeZone,
  );
  const days = pickUpDaysFor(parts, tenant, order).map((day) => ({ day, words: dayWords(locale, day) }));
  return { lines, days, until: last === null ? '' : dayWords(locale, last) };
}

const shownPieces = (order: FulfilledOrder, pieces: readonly LinePieces[]): TrackedOrder['unsent'] =>
  linesWith(order, pieces).map((line) => ({
    ...{ position: line.position, name: line.name, quantity: line.quantity },
    withdrawalException: line.withdrawalException ?? null,
    details: detailsOf(order, line, false),
  }));

type Line = FulfilledOrder['ordered']['lines'][number];

/** What an article is, and what was ordered with it. */
function detailsOf({ ordered }: FulfilledOrder, line: Line, withServices = true): string[] {
  const services = ordered.services.filter(({ position }) => withServices && position === line.position);
  return [line.brand, ...line.choice, ...services.map(({ name }) => name)].filter((each) => each !== '');
}

const longDay = (locale: string, day: string): string =>
  dateWriter(locale, { timeZone: 'UTC', dateStyle: 'long' })(Date.parse(`${day}T00:00:00Z`));

/** A day of the calendar with its weekday. */
function dayWords(locale: string, day: string): string {
  const parts = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const;
  return dateWriter(locale, parts)(Date.parse(`${day}T00:00:00Z`));
}
