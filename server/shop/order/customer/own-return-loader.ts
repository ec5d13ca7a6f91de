import { z } from 'zod';
import type { Loader } from '../../../../renderer/contract/loader.ts';
import type { FulfilledOrder } from '../../../../schemas/fulfilment/fulfilled-order.ts';
import { keptPieces, returnablePieces } from '../../../../schemas/fulfilment/left-pieces.ts';
import { progressOfLines } from '../../../../schemas/fulfilment/line-progress.ts';
import { isReturnOver, lastDayAfterArrival } from '../../../../schemas/fulfilment/withdrawal-period.ts';
import { type OwnReturn, returnForm } from '../../../../schemas/fulfilment/own-return.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import { dateWriter } from '../../../../schemas/writing/date-writer.ts';
import { revisionOf } from '../../revision-of.ts';
import type { CustomerOrders } from './customer-orders.ts';
import { customerOfPage } from '../../customer-of-page.ts';

export interface OwnReturnParts {
  orders: Pick<CustomerOrders, 'byNumber'>;
  /** An order with all that has become of it. Throws an outage. */
  readFulfilled(order: { tenant: string; number: string }): Promise<FulfilledOrder | null>;
  returnDaysOf(tenant: string, locale: string): number;
  /** Days on which something can be fetched that is told of now. */
  pickUpDaysOf(tenant: string, locale: string, at: number): readonly string[];
  hasCarrier: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface OwnReturnLoaderParts extends OwnReturnParts {
  tenants: ReadonlyMap<string, TenantConfig>;
  newKey(): string;
}

const args = z.strictObject({});

/** What of an order its customer can send back, and how. */
export function createOwnReturnLoader(parts: OwnReturnLoaderParts): Loader<typeof args> {
  const { orders, readFulfilled, tenants, newKey, now } = parts;
  return {
    name: 'own-return',
    args,
    dimensions: [],
    isPersonal: true,
    async load(_args, { tenant: slug, locale, personal, parameters }) {
      const tenant = tenants.get(slug);
      const customer = customerOfPage(personal);
      const number = parameters['number'] ?? '';
      const own = customer === null ? null : await orders.byNumber(slug, customer, number);
      const order = own && (await readFulfilled({ tenant: slug, number }));
      if (!order || !tenant) return { ok: false, reason: 'the customer has no such order' };
      const refused = personal?.refused?.name === returnForm ? personal.refused : undefined;
      const { key, ...values } = { key: newKey(), ...refused?.values };
      const value: OwnReturn = {
        ...{ values, key, number },
        faults: [...(refused?.faults ?? [])],
        refusal: refused?.detail ?? '',
        ...waysBack(parts, tenant, order),
        hasKept: keptPieces(order).length > returnablePieces(order).length,
        hasUnsent: progressOfLines(order).some(({ open }) => open > 0),
        days: parts.hasCarrier ? [...parts.pickUpDaysOf(slug, order.ordered.locale, now())] : [],
        hasCarrier: parts.hasCarrier,
        lastDay: lastDayWords(order, parts.returnDaysOf(slug, order.ordered.locale), tenant.timeZone, locale),
      };
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
  };
}

function waysBack(
  { returnDaysOf, now }: OwnReturnParts,
  { slug, timeZone }: TenantConfig,
  order: FulfilledOrder,
): Pick<OwnReturn, 'state' | 'lines'> {
  const pieces = returnablePieces(order);
  const lines = order.ordered.lines.flatMap(({ position, name, brand, choice, picture, ...line }) => {
    const back = pieces.find((each) => each.position === position);
    const details = [brand, ...choice].filter((each) => each !== '');
    const withdrawalException = line.withdrawalException ?? null;
    return back ? [{ position, name, details, picture, quantity: back.quantity, withdrawalException }] : [];
  });
  const isOver = isReturnOver(order, returnDaysOf(slug, order.ordered.locale), { timeZone, at: now() });
  return { lines, state: lines.length === 0 ? 'none' : isOver ? 'over' : 'open' };
}

function lastDayWords(order: FulfilledOrder, days: number, timeZone: string, locale: string): string {
  const day = lastDayAfterArrival(order, days, timeZone);
  return day === null
    ? ''
    : dateWriter(locale, { timeZone: 'UTC', dateStyle: 'long' })(Date.parse(`${day}T12:00:00Z`));
}
