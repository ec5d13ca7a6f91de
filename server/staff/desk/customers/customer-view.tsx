import type { DeskVisit } from '../desk-page.ts';
import { languageWords } from '../language-words.ts';
import { Moment } from '../moment.tsx';
import type { ListedOrder } from '../../../../schemas/order/listed-order.ts';
import { OrderTable } from '../orders/order-list-view.tsx';
import { customersPath } from './customer-list-view.tsx';
import type { DeskCustomer } from './desk-customers.ts';

interface CustomerProps {
  visit: DeskVisit;
  customer: DeskCustomer;
  orders: readonly ListedOrder[];
  /** Where the next page of orders begins; undefined: there is none. */
  next: string | undefined;
}

/** A customer and what was ordered, the newest first. */
export function CustomerView({ visit, customer, orders, next }: CustomerProps) {
  const { text } = visit;
  const { number, firstName, lastName, email, since, locale } = customer;
  return (
    <>
      <p>
        <a href={customersPath}>{text('customer.back')}</a>
      </p>
      <h1>
        {firstName} {lastName}
      </h1>
      <dl className="card">
        <dt>{text('customers.number')}</dt>
        <dd>{number}</dd>
        <dt>{text('customers.mail')}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>{text('customers.since')}</dt>
        <dd>
          <Moment visit={visit} at={since} />
        </dd>
        <dt>{text('customer.language')}</dt>
        <dd>{languageWords(visit, locale)}</dd>
      </dl>
      <p>
        <a href={`${customersPath}/${number}/correct`}>{text('customer.correct')}</a>
      </p>
      {orders.length === 0 ? (
        <p>{text('customer.no-orders')}</p>
      ) : (
        <OrderTable {...{ visit, orders, isOffice: true }} caption={text('customer.orders')} />
      )}
      {next !== undefined && (
        <p>
          <a href={`${customersPath}/${number}?after=${next}`}>{text('list.older')}</a>
        </p>
      )}
    </>
  );
}
