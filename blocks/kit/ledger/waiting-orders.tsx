import type { WaitingPayments } from '../../../schemas/order/waiting-payments.ts';
import type { PageView } from '../define/page-view.ts';
import { button } from '../style/button.ts';
import { classNames } from '../style/class-names.ts';
import { accountPage } from '../account/account-page-styles.ts';

/** Orders that wait for their payment, each with the way to it. */
export function WaitingOrders({ waiting, page }: { waiting: WaitingPayments | undefined; page: PageView }) {
  if (!waiting || waiting.orders.length === 0) return null;
  return (
    <ul className={accountPage.list}>
      {waiting.orders.map(({ number, total, href }) => (
        <li className={accountPage.card} key={number}>
          <p>{page.t('ledger.waiting', { number, total })}</p>
          <a
            className={classNames(button.root, button.primary, button.small, accountPage.act)}
            href={href}
            aria-label={page.t('ledger.pay-order', { number })}
          >
            {page.t('ledger.pay')}
          </a>
        </li>
      ))}
    </ul>
  );
}
