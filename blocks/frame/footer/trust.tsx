import type { PaymentMark } from '../../../schemas/footer.ts';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { paymentName } from '../../kit/text/payment-name.ts';
import { sealName } from '../../kit/text/seal-name.ts';
import { styles } from './styles.ts';

/** Means of payment as plain words on white. */
export function PaymentMarks({ marks, page }: { marks: readonly PaymentMark[]; page: PageView }) {
  if (marks.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label={page.t('footer.payment')}>
      {marks.map((mark) => (
        <li key={mark}>{paymentName(mark, page)}</li>
      ))}
    </ul>
  );
}

const sealIcons: Record<PageView['tenant']['seals'][number]['kind'], IconName> = {
  association: 'shield',
  quality: 'check',
  shopping: 'lock',
};

/** Trust seals of the tenant, in words. */
export function Seals({ page }: { page: PageView }) {
  const { seals } = page.tenant;
  if (seals.length === 0) return null;
  return (
    <ul className={styles.seals} aria-label={page.t('footer.seals')}>
      {seals.map((seal) => (
        <li key={seal.id}>
          <Icon name={sealIcons[seal.kind]} />
          {sealName(seal, page)}
        </li>
      ))}
    </ul>
  );
}
