import { accountForm } from '../account/account-form-styles.ts';
import type { PageView } from '../define/page-view.ts';
import { transferStyles as styles } from './transfer-styles.ts';

interface TransferProps {
  /** What is said above it; absent: to transfer what is open. */
  text?: string | undefined;
  /** By which it is told apart. */
  purpose: string;
  page: PageView;
}

/** The account to which what is open is transferred; nothing where the shop names none. */
export function Transfer({ text, purpose, page }: TransferProps) {
  const { iban, legalName } = page.tenant.company;
  if (iban === undefined) return null;
  const facts = [
    ['receiver', legalName],
    ['iban', iban.replaceAll(/(.{4})(?=.)/g, '$1 ')],
    ['purpose', purpose],
  ] as const;
  return (
    <>
      <p className={accountForm.text}>{text ?? page.t('ordered.pay.text')}</p>
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
