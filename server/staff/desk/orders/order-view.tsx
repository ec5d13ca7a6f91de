import type { ReactNode } from 'react';
import type { FulfilledOrder } from '../../../../schemas/fulfilment/fulfilled-order.ts';
import type { OrderReturn } from '../../../../schemas/fulfilment/order-return.ts';
import type { Cents } from '../../../../schemas/money/cents.ts';
import type { PostalAddress } from '../../../../schemas/address/postal-address.ts';
import { deskPath } from '../../account/staff-paths.ts';
import type { DeskVisit } from '../desk-page.ts';
import { FaultSummary, Table } from '../form-parts.tsx';
import { moneyWords } from '../money.ts';
import { Moment, momentWords } from '../moment.tsx';
import type { OrderPapers } from '../../../../schemas/order/listed-order.ts';
import { OrderHistory, OrderMails, OrderNotes } from './order-records.tsx';
import { ParcelTable, ReturnTable } from './order-movements.tsx';
import { isRefundable, linesOf, possibleSteps } from './order-progress.ts';
import { OrderStateBadge } from './order-state-badge.tsx';
import { ordersPath } from './order-query.ts';
import { LineName } from './piece-fields.tsx';

export interface OrderViewProps {
  visit: DeskVisit;
  order: FulfilledOrder;
  papers: OrderPapers;
  /** What is owed, in cents; below 0: what whoever ordered has to get; null: nothing was booked. */
  balance: Cents | null;
  /** Of the customer; null: a guest, or one who is gone. */
  customerNumber: string | null;
  isOffice: boolean;
  /** Whether the log is for who looks. */
  hasLog: boolean;
  /** By which the forms of this page are known again. */
  formKey: string;
  /** Why something was not done. */
  words?: string | undefined;
}

/** An order: what is to be done next, what was ordered and how far it is, and all that has happened. */
export function OrderView(props: OrderViewProps) {
  const { visit, order, isOffice, words } = props;
  const { text } = visit;
  return (
    <>
      <p>
        <a href={ordersPath}>{text('order.back')}</a>
      </p>
      <h1>{text('order.title', { number: order.number })}</h1>
      <FaultSummary faults={{}} text={text} words={words} />
      <p>
        <OrderStateBadge text={text} state={order.state} /> · <Moment visit={visit} at={order.placedAt} />
      </p>
      <NextSteps {...props} />
      <LineTable {...props} />
      <div className="columns">
        <Recipient {...props} />
        {isOffice && <Payment {...props} />}
      </div>
      <ParcelTable {...props} />
      <ReturnTable {...props} />
      <div className="columns">
        <OrderNotes {...props} />
        {isOffice && <OrderMails {...props} />}
        <OrderHistory {...props} />
      </div>
    </>
  );
}

/** What can be done now: what waits first, then the usual. */
function NextSteps({ visit, order, isOffice }: OrderViewProps) {
  const { text } = visit;
  const steps = possibleSteps(order);
  const path = `${ordersPath}/${order.number}`;
  const awaited = order.returns.filter(({ receivedAt }) => receivedAt === null);
  const unpaid = order.returns.filter(
    (each) => isOffice && each.receivedAt !== null && isRefundable(order, each),
  );
  const isBack = awaited.length > 0 ? 'return' : unpaid.length > 0 ? 'refund' : null;
  const links = [
    ...(steps.takeReturn ? (['return'] as const) : []),
    ...(isOffice && steps.refund ? (['refund'] as const) : []),
    ...(isOffice && steps.cancel ? (['cancel'] as const) : []),
  ];
  return (
    <section className="card" aria-labelledby="next">
      <h2 id="next">{text('order.next')}</h2>
      <p>{text(`order.next.${isBack ?? order.state}`)}</p>
      <div className="actions" hidden={!steps.pick && !steps.ship && links.length === 0 && isBack === null}>
        {awaited.map((each) => (
          <ReturnLink key={each.key} {...{ visit, path, step: 'receive' }} of={each} />
        ))}
        {unpaid.map((each) => (
          <ReturnLink key={each.key} {...{ visit, path, step: 'refund' }} of={each} />
        ))}
        {steps.pick && (
          <form method="post" action={`${path}/pick`}>
            <button className="button">{text('order.pick')}</button>
          </form>
        )}
        {steps.ship && (
          <a className={steps.pick ? 'button second' : 'button'} href={`${path}/ship`}>
            {text('order.ship')}
          </a>
        )}
        {links.map((each) => (
          <a
            key={each}
            className={each === 'cancel' ? 'button danger' : 'button second'}
            href={`${path}/${each}`}
          >
            {text(`order.${each}`)}
          </a>
        ))}
      </div>
    </section>
  );
}

/** The way to what is to be done next with something that comes back. */
function ReturnLink({
  visit,
  path,
  step,
  of: { key, declaredAt },
}: Pick<OrderViewProps, 'visit'> & { path: string; step: 'receive' | 'refund'; of: OrderReturn }) {
  return (
    <a className="button" href={`${path}/${step}?${new URLSearchParams({ return: key })}`}>
      {visit.text(`order.${step}-return`, { moment: momentWords(visit, declaredAt) })}
    </a>
  );
}

function LineTable({ visit, order, isOffice }: OrderViewProps) {
  const { text } = visit;
  const { currency, services } = order.ordered;
  const lines = linesOf(order);
  // What has happened to no piece says nothing.
  const counts = (['sent', 'arrived', 'returned', 'cancelled'] as const).filter((count) =>
    lines.some((line) => line[count] > 0),
  );
  const heads = ['article', 'pieces', 'state', ...counts, ...(isOffice ? ['total'] : [])];
  return (
    <Table
      caption={text('order.lines')}
      heads={heads.map((each) => text(`order.line.${each}`))}
      endsInAmounts={isOffice}
    >
      {lines.map((each) => (
        <tr key={each.position}>
          <th scope="row">
            <LineName {...each} text={text} />
            {services
              .filter(({ position }) => position === each.position)
              .map(({ kind, name }) => (
                <span className="quiet" key={kind}>
                  {' + '}
                  {name}
                </span>
              ))}
          </th>
          <td>{each.ordered}</td>
          <td>{text(`line.state.${each.state}`)}</td>
          {counts.map((count) => (
            <td key={count}>{each[count]}</td>
          ))}
          {isOffice && (
            <td className="amount">{moneyWords(visit, each.line.total - each.line.discount, currency)}</td>
          )}
        </tr>
      ))}
    </Table>
  );
}

function Recipient({ visit: { text }, order, customerNumber, isOffice }: OrderViewProps) {
  const { place, billing, contact, freight, option } = order.ordered;
  return (
    <section className="card">
      <h2>{text('order.delivery')}</h2>
      {place.kind === 'home' ? (
        <Address of={place.address ?? billing} />
      ) : (
        <address>
          {billing.firstName} {billing.lastName}
          <br />
          {text('order.parcel-shop')}: {place.shop.name}
          <br />
          {place.shop.street}
          <br />
          {place.shop.postalCode} {place.shop.city}
        </address>
      )}
      <p className="quiet">
        {text(`order.option.${option}`)}
        {freight && ` · ${text('order.freight', freight)}`}
      </p>
      {isOffice && (
        <>
          <h2>{text('order.who')}</h2>
          <Address of={billing} />
          <p>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
            {contact.phone !== null && (
              <>
                <br />
                <a href={`tel:${contact.phone}`}>{contact.phone}</a>
              </>
            )}
          </p>
          <p>
            {customerNumber === null ? (
              text('order.guest')
            ) : (
              <a href={`${deskPath}/customers/${customerNumber}`}>
                {text('order.customer', { number: customerNumber })}
              </a>
            )}
          </p>
        </>
      )}
    </section>
  );
}

function Address({
  of: { firstName, lastName, street, houseNumber, addition, postalCode, city, country },
}: {
  of: PostalAddress;
}) {
  return (
    <address>
      {firstName} {lastName}
      <br />
      {addition !== '' && (
        <>
          {addition}
          <br />
        </>
      )}
      {street} {houseNumber}
      <br />
      {postalCode} {city}, {country}
    </address>
  );
}

function Payment({ visit, order, balance, papers: { payments, invoice } }: OrderViewProps) {
  const { text } = visit;
  const { ordered, refunds } = order;
  const { currency, payment, voucher } = ordered;
  const money = (cents: number): string => moneyWords(visit, cents, currency);
  return (
    <section className="card">
      <h2>{text('order.payment')}</h2>
      <dl>
        <dt>{text('order.total')}</dt>
        <dd>{money(ordered.total)}</dd>
        <dt>{text('order.means')}</dt>
        <dd>{text(`means.${payment.method}`)}</dd>
        {voucher && (
          <>
            <dt>{text('order.voucher')}</dt>
            <dd>
              {voucher.title}: {money(-voucher.discount)}
            </dd>
          </>
        )}
        {payments.map((each) => (
          <Row key={each.id} name={text('order.attempt')}>
            {text(`payment.state.${each.state}`)} · {moneyWords(visit, each.amount, each.currency)} ·{' '}
            <Moment visit={visit} at={each.createdAt} />
          </Row>
        ))}
        {refunds.map((each) => (
          <Row key={each.key} name={text(`refund.cause.${each.cause}`)}>
            {money(-each.amount)} · {text(`refund.means.${each.means}`)}
            {each.creditNote !== null && ` · ${text('order.credit-note', { number: each.creditNote })}`}
          </Row>
        ))}
        {balance !== null && (
          <Row name={text(balance < 0 ? 'order.credit' : 'order.owed')}>
            <strong>{money(Math.abs(balance))}</strong>
          </Row>
        )}
      </dl>
      <p>
        {invoice ? (
          <a href={`${ordersPath}/${order.number}/invoice`}>
            {text('order.invoice', { number: invoice.number })}
          </a>
        ) : (
          text('order.no-invoice')
        )}
      </p>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
