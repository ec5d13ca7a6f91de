import { type PaymentDates, paymentDayForm } from '../../../schemas/ledger/payment-dates.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { Field } from '../../kit/form/field.tsx';
import { field } from '../../kit/form/field-styles.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';

interface DayFormProps {
  id: string;
  change: NonNullable<PaymentDates['change']>;
  page: PageView;
}

/** Chooses on which day of the month instalments are paid that are not yet due. */
export function DayForm({ id, change: { days, current }, page }: DayFormProps) {
  const today = current !== null && days.includes(current) ? current : days[0];
  return (
    <section className={accountForm.panel} aria-labelledby={id}>
      <h2 className={accountForm.title} id={id}>
        {page.t('payment-dates.change.title')}
      </h2>
      <p className={accountForm.text}>{page.t('payment-dates.change.text')}</p>
      <form className={accountForm.form} method="post" action={page.route('account-payment-dates')}>
        <input type="hidden" name="form" value={paymentDayForm} />
        <Field id={`${id}-choice`} label={page.t('payment-dates.change.day')}>
          {(control) => (
            <select {...control} className={field.select} name="day" defaultValue={today}>
              {days.map((day) => (
                <option key={day} value={day}>
                  {page.t('payment-dates.change.of-month', { day })}
                </option>
              ))}
            </select>
          )}
        </Field>
        <button className={classNames(button.root, button.secondary, accountForm.submit)} type="submit">
          {page.t('payment-dates.change.submit')}
        </button>
      </form>
    </section>
  );
}
