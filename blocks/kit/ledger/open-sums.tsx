import type { PaymentDates } from '../../../schemas/ledger/payment-dates.ts';
import { inOrderCurrency } from '../checkout/in-order-currency.ts';
import type { PageView } from '../define/page-view.ts';
import { accountPage } from '../account/account-page-styles.ts';

/** What is open in all, and what of it is late. */
export function OpenSums({ sums, page }: { sums: PaymentDates['sums']; page: PageView }) {
  return (
    <dl className={accountPage.facts}>
      {sums.flatMap(({ currency, open, late }) => {
        const { price } = inOrderCurrency(page, currency);
        return [
          <div key={`${currency} open`}>
            <dt>{page.t('ledger.open-sum')}</dt>
            <dd className={accountPage.figure}>{price(open)}</dd>
          </div>,
          late > 0 && (
            <div key={`${currency} late`}>
              <dt>{page.t('ledger.late-sum')}</dt>
              <dd className={accountPage.lateFigure}>{price(late)}</dd>
            </div>
          ),
        ];
      })}
    </dl>
  );
}
