import type { PaymentDates } from '../../../schemas/ledger/payment-dates.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { PayForm } from './pay-form.tsx';
import { styles } from './styles.ts';

interface HowToPayProps {
  id: string;
  pay: PaymentDates['pay'];
  page: PageView;
}

/** How what is open is paid: by a provider, or by transfer. */
export function HowToPay({ id, pay, page }: HowToPayProps) {
  if (!pay && page.tenant.company.iban === undefined) return null;
  return (
    <section className={accountForm.panel} aria-labelledby={id}>
      <h2 className={accountForm.title} id={id}>
        {page.t('payment-dates.pay.title')}
      </h2>
      {pay && <PayForm id={id} pay={pay} page={page} />}
      <Transfer isOther={pay !== null} page={page} />
    </section>
  );
}

/** By transfer it is told apart by the number of its order. */
function Transfer({ isOther, page }: { isOther: boolean; page: PageView }) {
  const { iban, legalName } = page.tenant.company;
  if (iban === undefined) return null;
  const facts = [
    ['receiver', legalName],
    ['iban', iban.replaceAll(/(.{4})(?=.)/g, '$1 ')],
    ['purpose', page.t('payment-dates.pay.number')],
  ] as const;
  return (
    <>
      <p className={accountForm.text}>{page.t(`payment-dates.pay.${isOther ? 'or' : 'text'}`)}</p>
      <dl className={styles.bank}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{page.t(`payment-dates.pay.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
