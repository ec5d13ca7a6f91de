import { accountForm } from '../account/account-form-styles.ts';
import type { PageView } from '../define/page-view.ts';
import { transferStyles as styles } from './transfer-styles.ts';

/** The account to which what is open is transferred; `purpose`: by which it is told apart. Nothing where the shop names none. */
export function Transfer({ purpose, page }: { purpose: string; page: PageView }) {
  const { iban, legalName } = page.tenant.company;
  if (iban === undefined) return null;
  const facts = [
    ['receiver', legalName],
    ['iban', iban.replaceAll(/(.{4})(?=.)/g, '$1 ')],
    ['purpose', purpose],
  ] as const;
  return (
    <>
      <p className={accountForm.text}>{page.t('ordered.pay.text')}</p>
      <dl className={styles.root}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{page.t(`ordered.pay.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
