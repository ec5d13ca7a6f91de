import { type BookingList, bookingListQuery } from '../../../schemas/ledger/booking-list.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { accountPage } from '../../kit/account/account-page-styles.ts';
import { ListPages } from '../../kit/account/list-pages.tsx';
import { ledgerTable } from '../../kit/ledger/ledger-table-styles.ts';
import { signedPrice } from '../../kit/ledger/signed-price.ts';
import { inOrderCurrency } from '../../kit/checkout/in-order-currency.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { section } from '../../kit/section/section.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { BookingListProps } from './schema.ts';

type Input = ViewInput<BookingListProps, { state: BookingList | undefined }, never, never>;

/** What was booked on a customer's orders, and what is owed with it. (Requirements 2.029, 8.019) */
export function view({ props: { level }, data: { state }, page }: Input) {
  const Title = `h${level}` as const;
  return (
    <section
      className={classNames(section.inner, accountPage.root)}
      id={page.nodeId}
      aria-labelledby={`${page.nodeId}.title`}
    >
      <Title className={accountPage.title} id={`${page.nodeId}.title`}>
        {page.t('booking-list.title')}
      </Title>
      {state ? (
        <Bookings state={state} page={page} />
      ) : (
        <AccountNotice notice={{ kind: 'bad', text: page.t('ledger.balance-away') }} />
      )}
      <Ways page={page} />
    </section>
  );
}

interface StateProps {
  state: BookingList;
  page: PageView;
}

function Bookings({ state, page }: StateProps) {
  if (state.balances.length === 0) return <p className={accountPage.text}>{page.t('booking-list.none')}</p>;
  return (
    <>
      <dl className={accountPage.facts}>
        {state.balances.map(({ currency, amount }) => (
          <div key={currency}>
            <dt>{page.t(`booking-list.${amount < 0 ? 'credit' : 'balance'}`)}</dt>
            <dd className={accountPage.figure}>{inOrderCurrency(page, currency).price(Math.abs(amount))}</dd>
          </div>
        ))}
      </dl>
      {state.bookings.length > 0 && <Table state={state} page={page} />}
      <Pages state={state} page={page} />
    </>
  );
}

function Table({ state: { bookings }, page }: StateProps) {
  return (
    <table
      className={classNames(ledgerTable.root, ledgerTable.stacked)}
      aria-labelledby={`${page.nodeId}.title`}
    >
      <thead>
        <tr>
          {['what', 'amount', 'after'].map((column) => (
            <th key={column} scope="col">
              {page.t(`booking-list.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bookings.map(({ order, kind, at, currency, amount, balance }, row) => {
          const own = inOrderCurrency(page, currency);
          const href = page.route('account-order', { number: order });
          return (
            <tr key={`${row} ${at}`}>
              <th scope="row">
                <span className={ledgerTable.name}>{page.t(`booking-list.kind.${kind}`)}</span>
                <span className={ledgerTable.more}>
                  {`${page.date(new Date(at).toISOString())} · `}
                  {href === undefined ? (
                    order
                  ) : (
                    <a href={href}>{page.t('ledger.order', { number: order })}</a>
                  )}
                </span>
              </th>
              <td>{signedPrice(amount, own)}</td>
              <td>{signedPrice(balance, own)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Pages({ state: { page: at, hasNext }, page }: StateProps) {
  const list = page.route('account-bookings');
  if (list === undefined) return null;
  const address = (to: number): string => {
    const query = new URLSearchParams({ [bookingListQuery.page]: String(to) });
    return to === 1 ? list : `${list}?${page.words.query(query.toString())}`;
  };
  return <ListPages block="booking-list" {...{ at, hasNext, page }} addressOf={address} />;
}

/** Where else money is told of. */
function Ways({ page }: { page: PageView }) {
  const ways = ['account-payment-dates', 'account-invoices'] as const;
  return (
    <p className={accountPage.ways}>
      {ways.map((route) => {
        const href = page.route(route);
        return (
          href !== undefined && (
            <a key={route} className={accountPage.link} href={href}>
              {page.t(`booking-list.to-${route}`)}
            </a>
          )
        );
      })}
    </p>
  );
}
