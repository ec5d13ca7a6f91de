import type { ReactNode } from 'react';
import type { PaymentDates } from '../../../schemas/ledger/payment-dates.ts';
import type { WaitingPayments } from '../../../schemas/order/waiting-payments.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { accountPage } from '../../kit/account/account-page-styles.ts';
import { OpenSums } from '../../kit/ledger/open-sums.tsx';
import { WaitingOrders } from '../../kit/ledger/waiting-orders.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { section } from '../../kit/section/section.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { DayForm } from './day-form.tsx';
import { DueTable } from './due-table.tsx';
import { HowToPay } from './how-to-pay.tsx';
import type { PaymentDatesProps } from './schema.ts';
import { styles } from './styles.ts';

interface Data {
  state: PaymentDates | undefined;
  waiting: WaitingPayments | undefined;
}

/** What a customer is to pay when, how, and on which day of the month instead. (Requirement 2.033) */
export function view({
  props: { level },
  data: { state, waiting },
  page,
}: ViewInput<PaymentDatesProps, Data, never, never>) {
  const Title = `h${level}` as const;
  const bookings = page.route('account-bookings');
  return (
    <section
      className={classNames(section.inner, accountPage.root)}
      id={page.nodeId}
      aria-labelledby={`${page.nodeId}.title`}
    >
      <Title className={accountPage.title} id={`${page.nodeId}.title`}>
        {page.t('payment-dates.title')}
      </Title>
      <AccountNotice notice={state ? state.notice : { kind: 'bad', text: page.t('ledger.balance-away') }} />
      <WaitingOrders waiting={waiting} page={page} />
      {state && <Dues state={state} page={page} />}
      {bookings !== undefined && (
        <a className={accountPage.link} href={bookings}>
          {page.t('payment-dates.to-bookings')}
        </a>
      )}
    </section>
  );
}

/** Dates that are seen at once; the later ones fold out. */
const shownAtOnce = 6;

function Dues({ state: { dues, sums, pay, change }, page }: { state: PaymentDates; page: PageView }) {
  const open = dues.filter((due) => due.open > 0);
  const paid = dues.filter((due) => due.open === 0).toReversed();
  const id = page.nodeId;
  return (
    <>
      {open.length === 0 ? (
        <p className={accountPage.text}>
          {page.t(paid.length > 0 ? 'ledger.all-paid' : 'payment-dates.none')}
        </p>
      ) : (
        <>
          <OpenSums sums={sums} page={page} />
          <DueTable name={page.t('payment-dates.open')} dues={open.slice(0, shownAtOnce)} page={page} />
        </>
      )}
      {open.length > shownAtOnce && (
        <Folded title={page.t('payment-dates.later', { count: open.length - shownAtOnce })}>
          <DueTable name={page.t('payment-dates.open')} dues={open.slice(shownAtOnce)} page={page} />
        </Folded>
      )}
      {paid.length > 0 && (
        <Folded title={page.t('payment-dates.paid', { count: paid.length })}>
          <DueTable name={page.t('payment-dates.state.paid')} dues={paid} page={page} />
        </Folded>
      )}
      {open.length > 0 && (
        <div className={styles.ways}>
          <HowToPay id={`${id}.pay`} pay={pay} page={page} />
          {change && <DayForm id={`${id}.day`} change={change} page={page} />}
        </div>
      )}
    </>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.foldTitle}>{title}</summary>
      {children}
    </details>
  );
}
