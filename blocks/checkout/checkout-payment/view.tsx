import type { BasketState } from '../../../schemas/basket/basket.ts';
import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import type { PaymentMeans } from '../../../schemas/payment/payment-means.ts';
import { faultOf } from '../../kit/account/fault-of.ts';
import { fieldLabel } from '../../kit/account/field-label.ts';
import { fieldId } from '../../kit/account/form-part.ts';
import { backLink } from '../../kit/checkout/back-link.ts';
import { BirthdayPart } from '../../kit/checkout/birthday-part.tsx';
import { CheckoutPage } from '../../kit/checkout/checkout-page.tsx';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { CreditNote } from '../../kit/checkout/credit-note.tsx';
import { MethodChoice } from '../../kit/checkout/method-choice.tsx';
import { methodName } from '../../kit/checkout/method-name.ts';
import { PlanTable } from '../../kit/checkout/plan-table.tsx';
import { StepForm } from '../../kit/checkout/step-form.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { paymentValues } from './payment-values.ts';
import { PlanChoice } from './plan-choice.tsx';
import type { CheckoutPaymentProps } from './schema.ts';
import { styles } from './styles.ts';

interface PaymentData {
  state: CheckoutState;
  basket: BasketState;
}

/** How the order is paid; plans are chosen in their place. (Requirements 1.004, 1.005, 2.007, 2.008) */
export function view({ props, data, page }: ViewInput<CheckoutPaymentProps, PaymentData, never, never>) {
  const { state, basket } = data;
  const id = `${page.nodeId}.form`;
  const values = paymentValues(state, page);
  const part = { form: id, state: { values, faults: state.faults }, page };
  const credits = state.means.filter(({ refusal, plans }) => refusal === null && plans.length > 0);
  const asksBirthday = credits.length > 0 && state.hasBirthday !== true;

  function bodyOf(method: PaymentMeans) {
    const plans = credits.find((means) => means.method === method)?.plans ?? [];
    const [only] = plans;
    if (!only) return undefined;
    if (method === 'instalments')
      return (
        <PlanChoice
          id={fieldId(id, 'count')}
          fault={faultOf(state, 'count')}
          plans={plans}
          chosen={Number(values.count)}
          page={page}
        />
      );
    return (
      <>
        <PlanTable plan={only} page={page} />
        <CreditNote plan={only} page={page} />
      </>
    );
  }

  return (
    <CheckoutPage
      state={state}
      basket={basket.basket}
      level={props.level}
      title={page.t('checkout-payment.title')}
      page={page}
    >
      <StepForm
        block="checkout-payment"
        form="payment"
        id={id}
        fields={[
          { name: 'method', label: page.t('checkout.payment') },
          ...(credits.some(({ method }) => method === 'instalments')
            ? [{ name: 'count', label: page.t('checkout-payment.plans') }]
            : []),
          ...(asksBirthday ? [{ name: 'birthday', label: fieldLabel('birthday', page) }] : []),
        ]}
        submit={page.t('checkout.next')}
        back={backLink(state, page)}
        state={part.state}
        page={page}
      >
        <MethodChoice
          id={fieldId(id, 'method')}
          means={state.means}
          chosen={values.method}
          fault={faultOf(state, 'method')}
          bodyOf={bodyOf}
          page={page}
        />
        {asksBirthday && (
          <fieldset
            className={classNames(checkoutStyles.group, checkoutStyles.short, styles.credit)}
            data-when="method instalments pause"
          >
            <legend className={hidden.root}>
              {credits.map(({ method }) => methodName(method, page)).join(', ')}
            </legend>
            <BirthdayPart {...part} isAlwaysShown={false} />
          </fieldset>
        )}
        <p className={checkoutStyles.note}>{page.t('checkout-payment.no-charge')}</p>
      </StepForm>
    </CheckoutPage>
  );
}
