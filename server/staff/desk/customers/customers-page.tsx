import { Router } from 'express';
import { HttpError } from '../../../http/http-error.ts';
import { takeMethods } from '../../../http/methods.ts';
import { createQueryReader, splitTarget } from '../../../http/query.ts';
import { type DeskPage, visitOf } from '../desk-page.ts';
import type { DeskOrders } from '../orders/desk-orders.ts';
import { placeOf, placeWords } from '../orders/order-query.ts';
import { officeRoles } from '../orders/order-rights.ts';
import type { ShowDesk } from '../show-desk.tsx';
import { CustomerListView } from './customer-list-view.tsx';
import type { DeskCustomers } from './desk-customers.ts';
import { CustomerView } from './customer-view.tsx';

interface CustomerPageParts {
  customers: DeskCustomers;
  orders: Pick<DeskOrders, 'list'>;
  show: () => ShowDesk;
}

const pageSize = 50;

/** Customers and their orders, for those who answer them; neither passwords nor anything that no answer needs. */
export function createCustomersPage({ customers, orders, show }: CustomerPageParts): DeskPage {
  const router = Router({ strict: true, caseSensitive: true });

  takeMethods(router, '/', {
    async get(request, response) {
      const visit = visitOf(response);
      const read = createQueryReader(splitTarget(request.originalUrl).search);
      const [search, after] = [read('q'), read('after')];
      const found = await customers.list(visit.tenant.slug, search, {
        limit: pageSize + 1,
        after: /^\d{8}$/.test(after) ? after : undefined,
      });
      const shown = found.slice(0, pageSize);
      const next = found.length > pageSize ? shown.at(-1)?.number : undefined;
      const body = <CustomerListView {...{ visit, search, after, next, customers: shown }} />;
      show()(request, response, { title: visit.text('customers.title'), body });
    },
  });
  takeMethods(router, '/:number', {
    async get(request, response) {
      const visit = visitOf(response);
      const { slug } = visit.tenant;
      const number = String(request.params['number']);
      const customer = /^\d{8}$/.test(number) ? await customers.byNumber(slug, number) : null;
      if (!customer) throw new HttpError(404, 'There is no such customer');
      const after = createQueryReader(splitTarget(request.originalUrl).search)('after');
      const found = await orders.list(
        slug,
        { customer: customer.id },
        { limit: pageSize + 1, after: placeOf({ after }) },
      );
      const shown = found.slice(0, pageSize);
      const last = found.length > pageSize ? shown.at(-1) : undefined;
      const body = <CustomerView {...{ visit, customer, orders: shown, next: last && placeWords(last) }} />;
      show()(request, response, { title: visit.text('customer.title', { number }), body });
    },
  });
  return { name: 'customers', roles: officeRoles, routes: router };
}
