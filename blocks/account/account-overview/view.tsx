import type { ReactNode } from 'react';
import type { KnownVisitor } from '../../../schemas/account/known-visitor.ts';
import type { ShipmentList } from '../../../schemas/fulfilment/shipment-list.ts';
import type { PaymentDates } from '../../../schemas/ledger/payment-dates.ts';
import type { WaitingPayments } from '../../../schemas/order/waiting-payments.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { accountPage } from '../../kit/account/account-page-styles.ts';
import { WaitingOrders } from '../../kit/ledger/waiting-orders.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { section } from '../../kit/section/section.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { Payments } from './payments.tsx';
import type { AccountOverviewProps } from './schema.ts';
import { Returns, Shipments } from './shipments.tsx';
import { styles } from './styles.ts';

interface Data {
  visitor: KnownVisitor | undefined;
  shipments: ShipmentList | undefined;
  payments: PaymentDates | undefined;
  waiting: WaitingPayments | undefined;
}

/** What is under way, comes back and is to be paid. (Requirements 2.026, 2.097–2.100, 8.019, 8.020) */
export function view({
  props: { level },
  data: { visitor, shipments, payments, waiting },
  page,
}: ViewInput<AccountOverviewProps, Data, never, never>) {
  const Title = `h${level}` as const;
  return (
    <section
      className={classNames(section.inner, accountPage.root)}
      id={page.nodeId}
      aria-labelledby={`${page.nodeId}.title`}
    >
      <Title className={accountPage.title} id={`${page.nodeId}.title`}>
        {visitor?.kind === 'full'
          ? page.t('account-overview.hello', { name: visitor.firstName })
          : page.t('account-overview.title')}
      </Title>
      {!visitor && <AccountNotice notice={{ kind: 'bad', text: page.t('account-page.data-away') }} />}
      <WaitingOrders waiting={waiting} page={page} />
      <div className={styles.parts}>
        <div className={styles.column}>
          <Part
            name="shipments"
            route={shipments?.hasOrders === false ? undefined : 'account-orders'}
            page={page}
          >
            <Shipments shipments={shipments} page={page} />
          </Part>
          <Part name="returns" page={page}>
            <Returns shipments={shipments} page={page} />
          </Part>
        </div>
        <div className={styles.column}>
          <Part name="payments" page={page}>
            <Payments payments={payments} page={page} />
          </Part>
          {visitor?.kind === 'full' && !visitor.bonusProgram && (
            <Part name="payback" route="account-payback" page={page}>
              <p className={accountForm.text}>{page.t('account-overview.payback.text')}</p>
            </Part>
          )}
        </div>
      </div>
    </section>
  );
}

interface PartProps {
  name: 'shipments' | 'returns' | 'payments' | 'payback';
  /** Where there is more of it. */
  route?: string | undefined;
  page: PageView;
  children: ReactNode;
}

/** A part of the overview, with its heading, and the way to all of it where that is one. */
function Part({ name, route, page, children }: PartProps) {
  const id = `${page.nodeId}.${name}`;
  const href = route === undefined ? undefined : page.route(route);
  return (
    <section className={accountForm.panel} aria-labelledby={id}>
      <h2 className={accountForm.title} id={id}>
        {page.t(`account-overview.${name}.title`)}
      </h2>
      {children}
      {href !== undefined && (
        <a className={accountPage.link} href={href}>
          {page.t(`account-overview.${name}.all`)}
        </a>
      )}
    </section>
  );
}
