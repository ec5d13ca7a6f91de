import { orderStates } from '../../../../schemas/order/states/order-machine.ts';
import type { DeskVisit } from '../desk-page.ts';
import { Table } from '../form-parts.tsx';
import { moneyWords } from '../money.ts';
import { Moment } from '../moment.tsx';
import { Day, Search, Select } from '../filter-parts.tsx';
import type { ListedOrder } from '../../../../schemas/order/listed-order.ts';
import { attentionPath, orderListPath, ordersPath, type OrderQuery } from './order-query.ts';
import { OrderStateBadge } from './order-state-badge.tsx';

interface OrderListProps {
  visit: DeskVisit;
  orders: readonly ListedOrder[];
  query: OrderQuery;
  /** Where the next page begins; undefined: there is none. */
  next: string | undefined;
  /** Whether addresses of mail and money are for who looks. */
  isOffice: boolean;
}

/** Orders with their filters, and the ways to what needs a hand and to a file of them. */
export function OrderListView({ visit, orders, query, next, isOffice }: OrderListProps) {
  const { text, tenant } = visit;
  return (
    <>
      <h1>{text('orders.title')}</h1>
      <OrderFilterForm {...{ visit, query, isOffice }} />
      {orders.length === 0 ? (
        <p>
          {text('list.none')}{' '}
          {query.state !== '' && (
            <a href={orderListPath({ ...query, state: '', after: '' })}>{text('orders.any-state')}</a>
          )}
        </p>
      ) : (
        <OrderTable {...{ visit, orders, isOffice }} caption={text('orders.table', { shop: tenant.name })} />
      )}
      <p className="actions">
        {query.after !== '' && <a href={orderListPath({ ...query, after: '' })}>{text('list.newest')}</a>}
        {next !== undefined && <a href={orderListPath({ ...query, after: next })}>{text('list.older')}</a>}
        {isOffice && (
          <>
            <a href={attentionPath}>{text('attention.title')}</a>
            <a href={orderListPath({ ...query, after: '' }, `${ordersPath}/export`)} download>
              {text('orders.export')}
            </a>
          </>
        )}
      </p>
    </>
  );
}

const pageOf = ({ number }: Pick<ListedOrder, 'number'>): string => `${ordersPath}/${number}`;

/** Orders, each with the way to its page, or to where it is chosen. */
export function OrderTable({
  visit,
  orders,
  isOffice,
  caption,
  pathOf = pageOf,
}: Pick<OrderListProps, 'visit' | 'orders' | 'isOffice'> & {
  caption: string;
  pathOf?: (order: ListedOrder) => string;
}) {
  const { text } = visit;
  const heads = [...['number', 'state', 'name', 'day'], ...(isOffice ? ['mail', 'total'] : [])];
  return (
    <Table caption={caption} heads={heads.map((each) => text(`orders.${each}`))} endsInAmounts={isOffice}>
      {orders.map((order) => (
        <tr key={order.number}>
          <th scope="row">
            <a href={pathOf(order)}>{order.number}</a>
          </th>
          <td>
            <OrderStateBadge text={text} state={order.state} />
          </td>
          <td>
            {order.firstName} {order.lastName}
          </td>
          <td>
            <Moment visit={visit} at={order.placedAt} />
          </td>
          {isOffice && <td>{order.email}</td>}
          {isOffice && <td className="amount">{moneyWords(visit, order.total, order.currency)}</td>}
        </tr>
      ))}
    </Table>
  );
}

function OrderFilterForm({
  visit: { text },
  query,
  isOffice,
}: Pick<OrderListProps, 'visit' | 'query' | 'isOffice'>) {
  return (
    <form className="card" method="get" action={ordersPath} aria-label={text('list.filter')}>
      <div className="filter">
        <Search
          {...{
            name: 'q',
            label: text(isOffice ? 'orders.search' : 'orders.search.warehouse'),
            value: query.q,
          }}
        />
        <Select
          {...{ name: 'state', label: text('orders.state'), all: text('list.all'), value: query.state }}
        >
          {orderStates.map((state) => [state, text(`order.state.${state}`)] as const)}
        </Select>
        <Day name="from" label={text('list.from')} value={query.from} />
        <Day name="to" label={text('list.to')} value={query.to} />
        <p className="actions">
          <button className="button">{text('list.show')}</button>
          <a href={ordersPath}>{text('list.clear')}</a>
        </p>
      </div>
    </form>
  );
}
