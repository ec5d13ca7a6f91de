import type { PaymentDates } from '../../../schemas/ledger/payment-dates.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { Transfer } from '../../kit/ordered/transfer.tsx';
import { PayForm } from './pay-form.tsx';

interface HowToPayProps {
  id: string;
  pay: PaymentDates['pay'];
  page: PageView;
}

/** How what is open is paid: by a provider, or by transfer, told apart by the number of its order. */
export function HowToPay({ id, pay, page }: HowToPayProps) {
  if (!pay && page.tenant.company.iban === undefined) return null;
  const purpose = page.t('payment-dates.pay.number');
  return (
    <section className={accountForm.panel} aria-labelledby={id}>
      <h2 className={accountForm.title} id={id}>
        {page.t('payment-dates.pay.title')}
      </h2>
      {pay && <PayForm id={id} pay={pay} page={page} />}
      <Transfer text={pay ? page.t('payment-dates.pay.or') : undefined} purpose={purpose} page={page} />
    </section>
  );
}
