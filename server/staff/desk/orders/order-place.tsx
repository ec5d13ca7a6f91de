import type { Request, Response } from 'express';
import type { FulfilledOrder } from '../../../../schemas/fulfilment/fulfilled-order.ts';
import { HttpError } from '../../../http/http-error.ts';
import { createQueryReader, splitTarget } from '../../../http/query.ts';
import { type Entries, entryOf } from '../../../http/read-entries.ts';
import type { StaffPorts } from '../../account/staff-ports.ts';
import { staffName } from '../../account/staff.ts';
import type { AuditLog } from '../../audit/audit-log.ts';
import { leadOn, mayOpen, signedInAt, visitOf } from '../desk-page.ts';
import { formKeyOf, newFormKey } from '../form-key.ts';
import { noFaults } from '../form-parts.tsx';
import type { ShowDesk } from '../show-desk.tsx';
import type { DeskOrders, OnChanged, OrderWork, Worked } from './desk-orders.ts';
import { isOffice } from './order-rights.ts';
import { OrderView } from './order-view.tsx';
import type { StepProps } from './step-frame.tsx';

export interface OrderPageParts {
  orders: DeskOrders;
  log: AuditLog;
  show: () => ShowDesk;
  clock: StaffPorts['clock'];
  random: StaffPorts['random'];
  /** Carriers to choose from, the usual first: the name that parcels carry, and what people call them. */
  carriers: readonly { name: string; called: string }[];
}

/** What a change of an order is called in the log: `order.shipped`. */
type Action =
  | 'picked'
  | 'shipped'
  | 'delivered'
  | 'return-declared'
  | 'return-received'
  | 'refunded'
  | 'cancelled'
  | 'noted'
  | 'mail-resent';

export type OrderPlaceParts = ReturnType<typeof createOrderPlace>;

/** A value of the address. */
const askedAt = ({ originalUrl }: Pick<Request, 'originalUrl'>, name: string): string =>
  createQueryReader(splitTarget(originalUrl).search)(name);

/** What all routes of an order share: which it is, who works on it, and how they answer. */
export function createOrderPlace({ orders, log, show, clock, random }: OrderPageParts) {
  const newKey = (): string => newFormKey(random);

  /** The order of the address in the shop where somebody is; what another shop has is not there. */
  function nameAt({ params }: Request, response: Response): { tenant: string; number: string } {
    const number = String(params['number']);
    if (!/^\d{10}$/.test(number)) throw new HttpError(404, 'There is no such order');
    return { tenant: visitOf(response).tenant.slug, number };
  }

  async function orderAt(request: Request, response: Response): Promise<FulfilledOrder> {
    const order = await orders.read(nameAt(request, response));
    if (!order) throw new HttpError(404, 'There is no such order');
    return order;
  }

  /** Writes what was changed into the log, within its transaction; `detail`: what the states do not say. */
  function toldAs(
    request: Request,
    response: Response,
    action: Action,
    detail: string | null = null,
  ): OnChanged {
    const { tenant, number } = nameAt(request, response);
    const actor = staffName(signedInAt(response).staff.id);
    return (within, { before, after }) => {
      const states = before === after ? { before: null, after: detail } : { before, after };
      const subject = `order:${number}`;
      return log.record(
        { tenant, at: clock(), actor, action: `order.${action}`, subject, ...states },
        within,
      );
    };
  }

  function workAs(request: Request, response: Response, action: Action, detail?: string): OrderWork {
    return orders.work(toldAs(request, response, action, detail));
  }

  /** The page of an order; `words`: why something was not done. */
  async function showOrder(request: Request, response: Response, words?: string): Promise<void> {
    const visit = visitOf(response);
    const order = await orderAt(request, response);
    const { slug } = visit.tenant;
    const [papers, balance, customerNumber] = await Promise.all([
      orders.papers(slug, order.number),
      orders.balance({ tenant: slug, number: order.number }),
      order.customer === null ? null : orders.customerNumber(slug, order.customer),
    ]);
    const body = (
      <OrderView
        {...{ visit, order, papers, balance, customerNumber, words, formKey: newKey() }}
        isOffice={isOffice(signedInAt(response))}
        hasLog={mayOpen({ roles: ['administrator'] }, signedInAt(response))}
      />
    );
    const title = visit.text('order.title', { number: order.number });
    show()(request, response, { title, body, status: words === undefined ? 200 : 422 });
  }

  return {
    ...{ nameAt, orderAt, toldAs, workAs, showOrder, askedAt },
    /** The key of a form, by which a second press is known again. Throws 400 for what no form of the desk sends. */
    keyOf(entries: Entries): string {
      return `desk-${formKeyOf(entries)}`;
    },
    /** Leads to the order that something was done with, or says why it was not. */
    async answer(request: Request, response: Response, done: Worked, told: string): Promise<void> {
      if (done.ok)
        return leadOn(
          response,
          `/orders/${nameAt(request, response).number}`,
          done.isChanged ? told : 'already',
        );
      if (done.reason === 'unknown-order') throw new HttpError(404, 'There is no such order');
      await showOrder(request, response, visitOf(response).text(`refused.${done.reason}`));
    },
    /** What a form about an order is drawn from; with what was typed, its key stays. */
    async stepProps(request: Request, response: Response, typed: Entries | null): Promise<StepProps> {
      const order = await orderAt(request, response);
      const from = askedAt(request, 'from');
      const formKey = (typed && entryOf(typed, 'key')) || newKey();
      return { visit: visitOf(response), order, formKey, typed, faults: noFaults, from };
    },
  };
}
