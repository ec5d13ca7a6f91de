import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { instalmentText } from '../../kit/product/instalment-text.ts';
import { paymentName } from '../../kit/text/payment-name.ts';
import type { BasketProps } from './schema.ts';
import { limitWords } from './shipping-words.ts';
import { summaryStyles as styles } from './summary-styles.ts';

interface PaymentProps {
  /** Cents to be paid. */
  total: number;
  props: BasketProps;
  page: PageView;
}

/** What an order can be paid with, what it is in instalments, and where it can go: said where ordering begins. (FAGG § 9, VKrG § 5) */
export function Payment({ total, props: { payment, calculator }, page }: PaymentProps) {
  const price = { price: total, low30: null, rrp: null, unitPrice: null, isFrom: false };
  const instalments = instalmentText(price, page);
  return (
    <div className={styles.payment}>
      {instalments !== undefined && (
        <p>
          {`${instalments}.`}
          {calculator && ' '}
          {calculator && (
            <LinkView link={calculator} page={page} otherwise="bare-words">
              {calculator.label}
            </LinkView>
          )}
        </p>
      )}
      {payment.length > 0 && (
        <>
          <p id={`${page.nodeId}.means`}>{page.t('basket.payment')}</p>
          <ul className={styles.marks} aria-labelledby={`${page.nodeId}.means`}>
            {payment.map((mark) => (
              <li key={mark}>{paymentName(mark, page)}</li>
            ))}
          </ul>
        </>
      )}
      <p>{limitWords(page)}</p>
    </div>
  );
}
