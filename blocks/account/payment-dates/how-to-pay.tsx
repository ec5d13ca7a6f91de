import { accountForm } from '../../kit/account/account-form-styles.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { Transfer } from '../../kit/ordered/transfer.tsx';

/** How what is open is paid: by transfer, told apart by the number of its order. */
export function HowToPay({ id, page }: { id: string; page: PageView }) {
  if (page.tenant.company.iban === undefined) return null;
  return (
    <section className={accountForm.panel} aria-labelledby={id}>
      <h2 className={accountForm.title} id={id}>
        {page.t('payment-dates.pay.title')}
      </h2>
      <Transfer purpose={page.t('payment-dates.pay.number')} page={page} />
    </section>
  );
}
