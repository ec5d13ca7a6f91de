import { payDueForm, payDueValue, type PaymentDates } from '../../../schemas/ledger/payment-dates.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { inOrderCurrency } from '../../kit/checkout/in-order-currency.ts';
import { methodName } from '../../kit/checkout/method-name.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { Field } from '../../kit/form/field.tsx';
import { field } from '../../kit/form/field-styles.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';

interface PayFormProps {
  id: string;
  pay: NonNullable<PaymentDates['pay']>;
  page: PageView;
}

/** Leads to the provider with what is due of an order. */
export function PayForm({ id, pay: { offers, means }, page }: PayFormProps) {
  return (
    <form className={accountForm.form} method="post" action={page.route('account-payment-dates')}>
      <input type="hidden" name="form" value={payDueForm} />
      <Field id={`${id}-due`} label={page.t('payment-dates.pay.what')}>
        {(control) => (
          <select {...control} className={field.select} name="due">
            {offers.map((offer) => (
              <option key={offer.order} value={payDueValue(offer)}>
                {page.t('payment-dates.pay.offer', {
                  amount: inOrderCurrency(page, offer.currency).price(offer.amount),
                  number: offer.order,
                })}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id={`${id}-method`} label={page.t('payment-dates.pay.means')}>
        {(control) => (
          <select {...control} className={field.select} name="method">
            {means.map((each) => (
              <option key={each} value={each}>
                {methodName(each, page)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button className={classNames(button.root, button.primary, accountForm.submit)} type="submit">
        {page.t('payment-dates.pay.submit')}
      </button>
    </form>
  );
}
