import type { Response } from 'express';
import type { FulfilledOrder } from '../../../../schemas/fulfilment/fulfilled-order.ts';
import {
  type OrderReturn,
  returnReasons,
  type ReturnWay,
} from '../../../../schemas/fulfilment/order-return.ts';
import type { LinePieces } from '../../../../schemas/fulfilment/pieces.ts';
import { returnForm } from '../../../../schemas/fulfilment/own-return.ts';
import { pieceField } from '../../../../schemas/order/piece-field.ts';
import { routeTable } from '../../../../schemas/tenant/route-table.ts';
import { setAwayText } from '../../../http/away-text.ts';
import { HttpError } from '../../../http/http-error.ts';
import { type Entries, entryOf } from '../../../http/read-entries.ts';
import { tenantOf } from '../../../http/tenant-of.ts';
import { typedValues } from '../../../http/typed-values.ts';
import type { PageFormAnswer, PageForms } from '../../../pages/personal-pages.ts';
import type { OwnReturnParts } from './own-return-loader.ts';

interface ReturnFormParts extends OwnReturnParts {
  /** The customer who is logged in; undefined for everybody else. Throws an outage of the sessions. */
  customerOf(response: Response): Promise<string | undefined>;
  /** Declares it, once for its key. Throws an outage. */
  declare(
    order: { tenant: string; number: string },
    wanted: Pick<OrderReturn, 'key' | 'kind' | 'reason' | 'pieces' | 'way'>,
  ): Promise<{ ok: true } | { ok: false; reason: string }>;
  text(tenant: string, locale: string, key: string): string;
}

/** The form by which a customer sends articles of an order back. */
export function createReturnForm(parts: ReturnFormParts): PageForms {
  return {
    take({ response, location: { route, locale, parameters }, name, entries }) {
      if (route !== 'account-return' || name !== returnForm) return undefined;
      setAwayText(response, 'return-form.away');
      return sendBack(parts, { response, locale, entries }, parameters['number'] ?? '');
    },
  };
}

interface Sent {
  response: Response;
  locale: string;
  entries: Entries;
}

interface Fault {
  field: string;
  fault: string;
}

async function sendBack(parts: ReturnFormParts, sent: Sent, number: string): Promise<PageFormAnswer> {
  const { customerOf, orders, readFulfilled, declare } = parts;
  const { response, locale, entries } = sent;
  const tenant = tenantOf(response);
  const customer = await customerOf(response);
  // Who is not logged in any more is led to the login by the page that is shown.
  if (customer === undefined) return refuse(parts, sent, {});
  const own = await orders.byNumber(tenant.slug, customer, number);
  const order = own && (await readFulfilled({ tenant: tenant.slug, number }));
  if (!order) throw new HttpError(404, 'The customer has no such order');
  const pieces = chosenPieces(order, entries);
  const way = chosenWay(parts, tenant.slug, order, entries);
  const key = entryOf(entries, 'key');
  const faults = [
    ...(pieces.length === 0 ? [{ field: 'lines', fault: 'lines.missing' }] : []),
    ...(way.ok ? [] : [way.fault]),
  ];
  if (!way.ok || faults.length > 0) return refuse(parts, sent, { faults });
  if (!/^[\w-]{22}$/.test(key)) return refuse(parts, sent, { notice: 'return-form.again' });
  const reason = returnReasons.find((each) => each === entryOf(entries, 'reason')) ?? 'none';
  const declared = await declare(
    { tenant: tenant.slug, number },
    { ...{ key, kind: 'return', reason, pieces }, way: way.way },
  );
  if (!declared.ok) return refuse(parts, sent, { notice: `fulfilment.refused.${declared.reason}` });
  return { ok: true, to: routeTable(tenant, locale).address('account-order', { number }) ?? '/' };
}

/** Of each line what was typed: whether so many can come back is judged where it is declared. */
function chosenPieces({ ordered: { lines } }: FulfilledOrder, entries: Entries): LinePieces[] {
  return lines.flatMap(({ position }) => {
    const typed = entryOf(entries, `${pieceField}${position}`);
    const quantity = /^\d{1,5}$/.test(typed) ? Number(typed) : 0;
    return quantity === 0 ? [] : [{ position, quantity }];
  });
}

function chosenWay(
  { hasCarrier, pickUpDaysOf, now }: ReturnFormParts,
  tenant: string,
  { ordered: { locale } }: FulfilledOrder,
  entries: Entries,
): { ok: true; way: ReturnWay } | { ok: false; fault: Fault } {
  const way = entryOf(entries, 'way');
  if (way === 'label') return { ok: true, way: { kind: 'label', label: null } };
  if (way !== 'pick-up' || !hasCarrier) return { ok: false, fault: { field: 'way', fault: 'way.missing' } };
  const day = entryOf(entries, 'day');
  if (day === '') return { ok: false, fault: { field: 'day', fault: 'day.missing' } };
  return pickUpDaysOf(tenant, locale, now()).includes(day)
    ? { ok: true, way: { kind: 'pick-up', day } }
    : { ok: false, fault: { field: 'day', fault: 'day.invalid' } };
}

function refuse(
  { text }: Pick<ReturnFormParts, 'text'>,
  { response, locale, entries }: Sent,
  { notice, faults = [] }: { notice?: string; faults?: readonly Fault[] },
): PageFormAnswer {
  const { slug } = tenantOf(response);
  const say = (key: string): string => text(slug, locale, key);
  return {
    ...{ ok: false, status: 422 },
    refused: {
      ...{ name: returnForm, needsProof: false, values: typedValues(entries) },
      detail: notice === undefined ? '' : say(notice),
      faults: faults.map(({ field, fault }) => ({ field, detail: say(`return-form.fault.${fault}`) })),
    },
  };
}
