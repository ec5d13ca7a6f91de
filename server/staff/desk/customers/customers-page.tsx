import { type Request, type Response, Router } from 'express';
import { HttpError } from '../../../http/http-error.ts';
import { takeMethods } from '../../../http/methods.ts';
import { createQueryReader, splitTarget } from '../../../http/query.ts';
import { birthdayAsAsked } from '../../../../schemas/account/birthday-as-asked.ts';
import { dayIn } from '../../../../schemas/day-in.ts';
import { entryOf, readEntries } from '../../../http/read-entries.ts';
import type { StaffPorts } from '../../account/staff-ports.ts';
import { staffName } from '../../account/staff.ts';
import type { AuditLog } from '../../audit/audit-log.ts';
import { type DeskPage, leadOn, signedInAt, visitOf } from '../desk-page.ts';
import { type Faults, noFaults } from '../form-parts.tsx';
import { formKeyOf, newFormKey } from '../form-key.ts';
import type { DeskOrders } from '../orders/desk-orders.ts';
import { placeOf, placeWords } from '../orders/order-query.ts';
import { officeRoles } from '../orders/order-rights.ts';
import type { ShowDesk } from '../show-desk.tsx';
import { CustomerListView } from './customer-list-view.tsx';
import { CorrectView, typedBirthday } from './correct-view.tsx';
import type { DeskCustomer, DeskCustomers } from './desk-customers.ts';
import { CustomerView } from './customer-view.tsx';

interface CustomerPageParts {
  customers: DeskCustomers;
  orders: Pick<DeskOrders, 'list'>;
  log: AuditLog;
  show: () => ShowDesk;
  clock: StaffPorts['clock'];
  random: StaffPorts['random'];
}

const pageSize = 50;

/** Customers and their orders, for those who answer them; neither passwords nor anything that no answer needs. */
export function createCustomersPage({
  customers,
  orders,
  log,
  show,
  clock,
  random,
}: CustomerPageParts): DeskPage {
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
      const customer = await customerAt(request, response);
      const { number } = customer;
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
  takeMethods(router, '/:number/correct', {
    async get(request, response) {
      const customer = await customerAt(request, response);
      const details = await customers.detailsOf(visitOf(response).tenant.slug, customer.number);
      if (!details) throw new HttpError(404, 'There is no such customer');
      showCorrect(request, response, customer, {
        ...{ birthday: typedBirthday(details), hasCredit: details.hasCredit },
      });
    },
    async post(request, response) {
      const customer = await customerAt(request, response);
      const { tenant, text } = visitOf(response);
      const { slug, timeZone } = tenant;
      const entries = await readEntries(request);
      const typed = {
        birthday: entryOf(entries, 'birthday'),
        hasCredit: entryOf(entries, 'credit') === 'yes',
      };
      const read = birthdayAsAsked(typed.birthday, 'optional', dayIn(timeZone, clock()));
      if (!read.ok)
        return showCorrect(request, response, customer, typed, { birthday: text('customer.birthday.fault') });
      const isChanged = await customers.correct(
        slug,
        {
          ...{ key: formKeyOf(entries), number: customer.number },
          ...{ birthday: read.birthday, hasCredit: typed.hasCredit },
        },
        (within, change) =>
          log.record(
            {
              ...{ tenant: slug, at: clock(), actor: staffName(signedInAt(response).staff.id) },
              ...{ action: 'customer.corrected', subject: `customer:${customer.number}`, ...change },
            },
            within,
          ),
      );
      leadOn(response, `/customers/${customer.number}`, isChanged ? 'customer-corrected' : 'already');
    },
  });
  return { name: 'customers', roles: officeRoles, routes: router };

  /** Throws 404 where there is no such customer. */
  async function customerAt(request: Request, response: Response): Promise<DeskCustomer> {
    const number = String(request.params['number']);
    const { slug } = visitOf(response).tenant;
    const customer = /^\d{8}$/.test(number) ? await customers.byNumber(slug, number) : null;
    if (!customer) throw new HttpError(404, 'There is no such customer');
    return customer;
  }

  function showCorrect(
    request: Request,
    response: Response,
    customer: DeskCustomer,
    details: { birthday: string; hasCredit: boolean },
    faults: Faults = noFaults,
  ): void {
    const visit = visitOf(response);
    const formKey = newFormKey(random);
    show()(request, response, {
      title: visit.text('customer.correct.title', { name: customer.number }),
      status: faults === noFaults ? 200 : 422,
      body: <CorrectView {...{ visit, customer, details, faults, formKey }} />,
    });
  }
}
