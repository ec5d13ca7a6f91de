import { Router } from 'express';
import { dayIn } from '../../../../schemas/day-in.ts';
import { takeMethods } from '../../../http/methods.ts';
import { entryOf, readEntries } from '../../../http/read-entries.ts';
import { staffName } from '../../account/staff.ts';
import { csvFile } from '../csv-file.ts';
import { type DeskPage, leadOn, signedInAt, visitOf } from '../desk-page.ts';
import { decimalWords } from '../money.ts';
import { AttentionView } from './attention-view.tsx';
import type { ListedOrder, OrderFilter } from '../../../../schemas/order/listed-order.ts';
import { OrderListView } from './order-list-view.tsx';
import type { OrderPageParts } from './order-place.tsx';
import {
  attentionPath,
  orderFilterOf,
  orderListPath,
  placeOf,
  placeWords,
  readOrderQuery,
} from './order-query.ts';
import { isOffice, onlyOffice, orderRoles } from './order-rights.ts';
import { createOrderRoutes } from './order-routes.tsx';

/** Orders of one page, and of one statement of an export. */
const pageSize = 50;
const exportedAtOnce = 1000;
/** Orders of one file: what a spreadsheet opens without effort. */
const mostExported = 50_000;
const mostConcerns = 200;

/** Orders: the list with its filters, a file of it, what needs a hand, and each with what can be done with it. */
export function createOrdersPage(parts: OrderPageParts): DeskPage {
  const { orders, log, show, clock } = parts;
  const router = Router({ strict: true, caseSensitive: true });

  takeMethods(router, '/', {
    async get(request, response) {
      const visit = visitOf(response);
      const isForOffice = isOffice(signedInAt(response));
      const query = readOrderQuery(request);
      const filter = orderFilterOf(query, visit.tenant.timeZone);
      const found = await list(visit.tenant.slug, filter, isForOffice, pageSize + 1, placeOf(query));
      const shown = found.slice(0, pageSize);
      const last = found.length > pageSize ? shown.at(-1) : undefined;
      const next = last && placeWords(last);
      show()(request, response, {
        title: visit.text('orders.title'),
        body: <OrderListView {...{ visit, query, next, orders: shown, isOffice: isForOffice }} />,
      });
    },
  });
  takeMethods(router, '/export', {
    before: onlyOffice,
    async get(request, response) {
      const { tenant, text, language } = visitOf(response);
      const { slug, timeZone } = tenant;
      const filter = orderFilterOf(readOrderQuery(request), timeZone);
      const all: ListedOrder[] = [];
      while (all.length < mostExported) {
        const found = await list(slug, filter, true, exportedAtOnce, all.at(-1));
        all.push(...found);
        if (found.length < exportedAtOnce) break;
      }
      await log.record({
        ...{ tenant: slug, at: clock(), actor: staffName(signedInAt(response).staff.id) },
        ...{ action: 'order.exported', subject: `shop:${slug}`, before: null, after: String(all.length) },
      });
      const heads = ['number', 'day', 'name', 'mail', 'state', 'total', 'currency'];
      const rows = all.map((order) => [
        ...[
          order.number,
          dayIn(timeZone, order.placedAt),
          `${order.firstName} ${order.lastName}`,
          order.email,
        ],
        ...[text(`order.state.${order.state}`), decimalWords(language, order.total), order.currency],
      ]);
      response
        .type('text/csv')
        .set('Content-Disposition', `attachment; filename="orders-${dayIn(timeZone, clock())}.csv"`)
        .send(csvFile([heads.map((each) => text(`orders.${each}`)), ...rows]));
    },
  });
  takeMethods(router, '/attention', {
    before: onlyOffice,
    async get(request, response) {
      const visit = visitOf(response);
      const concerns = await orders.concerns(visit.tenant.slug, mostConcerns);
      show()(request, response, {
        title: visit.text('attention.title'),
        body: <AttentionView visit={visit} concerns={concerns} />,
      });
    },
    async post(request, response) {
      const { slug } = visitOf(response).tenant;
      const entries = await readEntries(request);
      const subject = entryOf(entries, 'subject');
      const isPayment = entryOf(entries, 'kind') === 'payment-not-ours';
      const [action, act] = isPayment
        ? (['order.payment-settled', orders.settle] as const)
        : (['order.message-resent', orders.resendMessage] as const);
      const actor = staffName(signedInAt(response).staff.id);
      const entry = {
        tenant: slug,
        at: clock(),
        actor,
        action,
        subject: `${isPayment ? 'payment' : 'message'}:${subject}`.slice(0, 120),
      };
      const isDone = await act(slug, subject, (within, change) =>
        log.record({ ...entry, ...change }, within),
      );
      leadOn(response, '/orders/attention', isDone ? (isPayment ? 'settled' : 'message-resent') : 'already');
    },
  });
  router.use('/:number', createOrderRoutes(parts));
  return {
    ...{ name: 'orders', roles: orderRoles, routes: router },
    async todo(tenant, signedIn) {
      const counts = await orders.counts(tenant);
      const states = (['confirmed', 'in-fulfilment'] as const).map((state) => ({
        ...{ name: `orders.${state}`, count: counts[state], path: orderListPath({ state }) },
      }));
      if (!isOffice(signedIn)) return states;
      const { length: count } = await orders.concerns(tenant, mostConcerns);
      return [...states, { name: 'attention', count, path: attentionPath }];
    },
  };

  /** Who may not see addresses of mail does not find by them. */
  async function list(
    tenant: string,
    filter: OrderFilter,
    isForOffice: boolean,
    limit: number,
    after: Parameters<typeof orders.list>[2]['after'],
  ): Promise<ListedOrder[]> {
    if (!isForOffice && filter.search?.includes('@')) return [];
    return orders.list(tenant, filter, { limit, after });
  }
}
