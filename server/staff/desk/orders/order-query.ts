import type { Request } from 'express';
import { dayAfter } from '../../../../schemas/delivery/working-day.ts';
import { type OrderState, orderStates } from '../../../../schemas/order/states/order-machine.ts';
import { createQueryReader, splitTarget } from '../../../http/query.ts';
import { deskPath } from '../../account/staff-paths.ts';
import { startOfDay } from '../start-of-day.ts';
import type { OrderFilter, OrderPlace } from '../../../../schemas/order/listed-order.ts';

/** What the address of the list says, as it was typed. */
export type OrderQuery = Record<'q' | 'state' | 'from' | 'to' | 'after', string>;

export const ordersPath = `${deskPath}/orders`;
export const attentionPath = `${ordersPath}/attention`;

export function readOrderQuery({ originalUrl }: Pick<Request, 'originalUrl'>): OrderQuery {
  const read = createQueryReader(splitTarget(originalUrl).search);
  return { q: read('q'), state: read('state'), from: read('from'), to: read('to'), after: read('after') };
}

/** What nobody could choose filters nothing. */
export function orderFilterOf({ q, state, from, to }: OrderQuery, timeZone: string): OrderFilter {
  const isDay = startOfDay(timeZone, to) !== undefined;
  return {
    search: q,
    state: (orderStates as readonly string[]).includes(state) ? (state as OrderState) : undefined,
    from: startOfDay(timeZone, from),
    to: isDay ? startOfDay(timeZone, dayAfter(to)) : undefined,
  };
}

/** The order behind which a page begins, from its address; undefined: from the newest on. */
export function placeOf({ after }: Pick<OrderQuery, 'after'>): OrderPlace | undefined {
  const [, placedAt, number] = /^(\d{1,15})-(\d{10})$/.exec(after) ?? [];
  return placedAt === undefined || number === undefined ? undefined : { placedAt: Number(placedAt), number };
}

export const placeWords = ({ placedAt, number }: OrderPlace): string => `${placedAt}-${number}`;

/** The address of a list with these filters. */
export function orderListPath(query: Partial<OrderQuery>, path = ordersPath): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
