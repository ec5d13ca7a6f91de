import type { PaymentDates, ShownDue } from '../../../schemas/ledger/payment-dates.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { accountPage } from '../../kit/account/account-page-styles.ts';
import { dueWords } from '../../kit/ledger/due-words.ts';
import { OpenSums } from '../../kit/ledger/open-sums.tsx';
import { inOrderCurrency } from '../../kit/checkout/in-order-currency.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { styles } from './styles.ts';

interface PaymentsProps {
  /** Undefined: the ledger cannot be read. */
  payments: PaymentDates | undefined;
  page: PageView;
}

/** What is late and what is due next, with the ways to dates and bookings. (Requirements 2.099, 2.100) */
export function Payments({ payments, page }: PaymentsProps) {
  return (
    <>
      {payments ? (
        <Dues payments={payments} page={page} />
      ) : (
        <AccountNotice notice={{ kind: 'bad', text: page.t('ledger.balance-away') }} />
      )}
      <p className={accountPage.ways}>
        {(['account-payment-dates', 'account-bookings'] as const).map((route) => {
          const href = page.route(route);
          return (
            href !== undefined && (
              <a key={route} className={accountPage.link} href={href}>
                {page.t(`account-overview.to-${route}`)}
              </a>
            )
          );
        })}
      </p>
    </>
  );
}

function Dues({ payments: { dues, sums }, page }: { payments: PaymentDates; page: PageView }) {
  const open = dues.filter((due) => due.open > 0);
  if (open.length === 0)
    return (
      <p className={accountForm.text}>
        {page.t(dues.length > 0 ? 'ledger.all-paid' : 'account-overview.payments.none')}
      </p>
    );
  const late = open.filter(({ isLate }) => isLate);
  const next = open.find(({ isLate }) => !isLate);
  return (
    <>
      <OpenSums sums={sums} page={page} />
      <ul className={styles.items}>
        {late.map((due) => (
          <Due key={`${due.order} ${due.kind} ${due.number} ${due.day}`} name="late" due={due} page={page} />
        ))}
        {next && <Due name="next" due={next} page={page} />}
      </ul>
    </>
  );
}

/** One thing that is due: how much until when, and for what. */
function Due({ name, due, page }: { name: 'late' | 'next'; due: ShownDue; page: PageView }) {
  const amount = inOrderCurrency(page, due.currency).price(due.open);
  const day = due.day === null ? page.t('account-overview.no-day') : page.date(`${due.day}T12:00:00Z`);
  return (
    <li>
      <p className={name === 'late' ? accountPage.late : styles.state}>
        {page.t(`account-overview.due.${name}`, { amount, day })}
      </p>
      <p className={accountPage.quiet}>
        {`${dueWords(due, page)} · ${page.t('ledger.order', { number: due.order })}`}
      </p>
    </li>
  );
}
