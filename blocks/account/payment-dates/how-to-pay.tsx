import { accountForm } from '../../kit/account/account-form-styles.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { styles } from './styles.ts';

/** How what is open is paid: by transfer, told apart by the number of its order. */
export function HowToPay({ id, page }: { id: string; page: PageView }) {
  const { iban, legalName } = page.tenant.company;
  if (iban === undefined) return null;
  const facts = [
    ['receiver', legalName],
    ['iban', iban.replaceAll(/(.{4})(?=.)/g, '$1 ')],
    ['purpose', page.t('payment-dates.pay.number')],
  ] as const;
  return (
    <section className={accountForm.panel} aria-labelledby={id}>
      <h2 className={accountForm.title} id={id}>
        {page.t('payment-dates.pay.title')}
      </h2>
      <p className={accountForm.text}>{page.t('payment-dates.pay.text')}</p>
      <dl className={styles.bank}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{page.t(`payment-dates.pay.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
