import type { Request, Response } from 'express';
import { returnReasons } from '../../../schemas/fulfilment/order-return.ts';
import { linesWith } from '../../../schemas/fulfilment/left-pieces.ts';
import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import {
  type OrderWorkForm,
  orderWorkForms,
  trackingForm,
} from '../../../schemas/fulfilment/tracking-state.ts';
import { addressWords } from '../../../schemas/tenant/address-words.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { setAwayText } from '../../http/away-text.ts';
import { type Entries, entryOf } from '../../http/read-entries.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { typedValues } from '../../http/typed-values.ts';
import type { PageFormAnswer, PageForms } from '../../pages/personal-pages.ts';
import { chosenPieces, isPressKey } from './chosen-pieces.ts';
import { pickUpDaysFor, returnable, type ShownOrderParts } from './shown-order.ts';
import { trackedBy, type TrackingParts } from './tracking-loader.ts';
import type { OrderWork, TrackedOrder } from './tracking-ports.ts';
import { workKey } from './work-key.ts';

interface OrderWorkParts
  extends TrackingParts, Pick<ShownOrderParts, 'hasCarrier' | 'returnDaysOf' | 'pickUpDaysOf'> {
  work: Pick<OrderWork, 'cancel' | 'sendBack'>;
  /** Puts articles into the visitor's basket, those that can be had; how many of them. Throws an outage. */
  collect(visit: Visit, articles: readonly { sku: string; quantity: number }[]): Promise<number>;
  text(tenant: string, locale: string, key: string): string;
}

interface Visit {
  request: Request;
  response: Response;
  locale: string;
}

interface Sent {
  visit: Visit;
  form: OrderWorkForm;
  tenant: TenantConfig;
  locale: string;
  /** Of the page's address. */
  token: string;
  entries: Entries;
}

/** What whoever follows an order does with it: cancels what has not been sent, sends articles back, orders them again. */
export function createOrderWorkForms(parts: OrderWorkParts): PageForms {
  return {
    take({ request, response, location: { route, locale }, name, entries }) {
      const form = orderWorkForms.find((each) => each === name);
      if (route !== 'order-tracking' || !form) return undefined;
      setAwayText(response, 'order-tracking.work-away');
      const tenant = tenantOf(response);
      const query = new URLSearchParams(request.originalUrl.split('?')[1] ?? '');
      const token = query.get(addressWords(tenant, locale).parameter(orderQuery.token)) ?? '';
      return take(parts, { visit: { request, response, locale }, form, tenant, locale, token, entries });
    },
  };
}

async function take(parts: OrderWorkParts, sent: Sent): Promise<PageFormAnswer> {
  const tracked = await trackedBy(parts, sent.tenant, sent.token);
  if (!tracked.ok)
    return refuse(parts, sent, { status: tracked.status, text: 'order-tracking.lost', keeps: 'nothing' });
  if (sent.form === 'order-again') return orderAgain(parts, sent, tracked.order);
  if (!isPressKey(entryOf(sent.entries, 'key')))
    return refuse(parts, sent, { status: 422, text: 'order-tracking.once-more', keeps: 'choice' });
  return sent.form === 'cancel-order'
    ? cancel(parts, sent, tracked.order)
    : sendBack(parts, sent, tracked.order);
}

async function orderAgain(
  parts: OrderWorkParts,
  sent: Sent,
  { ordered }: TrackedOrder,
): Promise<PageFormAnswer> {
  const collected = await parts.collect(sent.visit, ordered.lines);
  if (collected === 0)
    return refuse(parts, sent, { status: 422, text: 'order-tracking.again-failed', keeps: 'choice' });
  return { ok: true, to: routeTable(sent.tenant, sent.locale).address('basket') ?? '/' };
}

async function cancel(parts: OrderWorkParts, sent: Sent, order: TrackedOrder): Promise<PageFormAnswer> {
  return answer(parts, sent, await parts.work.cancel(order, workKey(entryOf(sent.entries, 'key'))));
}

async function sendBack(parts: OrderWorkParts, sent: Sent, order: TrackedOrder): Promise<PageFormAnswer> {
  const { tenant, entries } = sent;
  const key = workKey(entryOf(entries, 'key'));
  const whole = await parts.orders.whole(order.tenant, order.number);
  // The same press again comes to the same, though nothing may be left by now.
  const isKnown = whole?.returns.some((each) => each.key === key) === true;
  const lines = whole && !isKnown ? linesWith(whole, returnable(parts, tenant, whole)) : [];
  if (lines.length === 0 && !isKnown)
    return refuse(parts, sent, { status: 409, text: 'order-tracking.no-back' });
  const pieces = chosenPieces(isKnown ? order.ordered.lines : lines, entries);
  const reason = returnReasons.find((each) => each === entryOf(entries, 'reason'));
  const day = entryOf(entries, 'way') === 'pick-up' ? entryOf(entries, 'day') : null;
  const faults = [
    ...(pieces.length === 0 ? [{ field: 'lines', fault: 'lines.missing' }] : []),
    ...(day !== null && !pickUpDaysFor(parts, tenant, order).includes(day)
      ? [{ field: 'day', fault: 'day.missing' }]
      : []),
  ];
  if (faults.length > 0) return refuse(parts, sent, { status: 422, text: 'order-tracking.check', faults });
  const back = {
    ...{ key, reason: reason ?? 'none', pickUp: day },
    pieces: pieces.map(({ position, quantity }) => ({ position, quantity })),
  };
  return answer(parts, sent, await parts.work.sendBack(order, back));
}

function answer(
  parts: OrderWorkParts,
  sent: Sent,
  done: Awaited<ReturnType<OrderWork['cancel']>>,
): PageFormAnswer {
  const page = { [orderQuery.token]: sent.token };
  if (done.ok)
    return { ok: true, to: routeTable(sent.tenant, sent.locale).link('order-tracking', page) ?? '/' };
  // Back from the page behind it, with something else.
  if (done.reason === 'key-reused')
    return refuse(parts, sent, { status: 409, text: 'order-tracking.known', keeps: 'choice' });
  return refuse(parts, sent, { status: 409, text: `fulfilment.refused.${done.reason}` });
}

interface Refusal {
  status: number;
  /** Key of what is said. */
  text: string;
  faults?: readonly { field: string; fault: string }[];
  /** What the page shows again: the same press; what was chosen, for another one; nothing, where there is no such order. */
  keeps?: 'press' | 'choice' | 'nothing';
}

function refuse(
  { text: say }: Pick<OrderWorkParts, 'text'>,
  { form, tenant: { slug }, locale, entries }: Sent,
  { status, text, faults = [], keeps = 'press' }: Refusal,
): PageFormAnswer {
  const { key = '', ...chosen } = typedValues(entries);
  return {
    ok: false,
    status,
    refused: {
      ...{ name: keeps === 'nothing' ? trackingForm : form, needsProof: false },
      detail: say(slug, locale, text),
      values: { press: { ...chosen, key }, choice: chosen, nothing: {} }[keeps],
      faults: faults.map(({ field, fault }) => ({
        field,
        detail: say(slug, locale, `order-tracking.fault.${fault}`),
      })),
    },
  };
}
