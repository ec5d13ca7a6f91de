import type { BasketState } from '../../../schemas/basket/basket.ts';
import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import { fieldLabel } from '../../kit/account/field-label.ts';
import { BirthdayPart } from '../../kit/checkout/birthday-part.tsx';
import { CheckoutPage } from '../../kit/checkout/checkout-page.tsx';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { checkoutParts } from '../../kit/checkout/checkout-part-styles.ts';
import { CreditNote } from '../../kit/checkout/credit-note.tsx';
import { PlanTable } from '../../kit/checkout/plan-table.tsx';
import { StepForm } from '../../kit/checkout/step-form.tsx';
import { typedBirthday } from '../../kit/checkout/typed-birthday.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { DelayedPaymentProps } from './schema.ts';

interface DelayedPaymentData {
  state: CheckoutState;
  basket: BasketState;
}

/** What a pause before the only payment is and costs, and its choice. (Requirements 2.011, 9.045, 9.046) */
export function view({
  props,
  data,
  page,
}: ViewInput<DelayedPaymentProps, DelayedPaymentData, never, never>) {
  const { state, basket } = data;
  const means = state.means.find(({ method }) => method === 'pause');
  return (
    <CheckoutPage
      state={state}
      basket={basket.basket}
      level={props.level}
      title={page.t('delayed-payment.title')}
      page={page}
    >
      <p className={checkoutStyles.text}>
        {page.t('delayed-payment.text', { count: page.tenant.instalments?.pause?.months ?? 0 })}
      </p>
      {means?.refusal === null ? (
        <Pause state={state} page={page} />
      ) : (
        <Refused refusal={means?.refusal ?? page.t('delayed-payment.not-offered')} page={page} />
      )}
    </CheckoutPage>
  );
}

function Pause({ state, page }: { state: CheckoutState; page: PageView }) {
  const id = `${page.nodeId}.form`;
  const [plan] = state.means.find(({ method }) => method === 'pause')?.plans ?? [];
  const asksBirthday = state.hasBirthday !== true;
  const typed = {
    values: { birthday: typedBirthday(state.draft.birthday, page), ...state.values },
    faults: state.faults,
  };
  return (
    <>
      {plan && (
        <div className={checkoutParts.card}>
          <PlanTable plan={plan} page={page} />
          <CreditNote plan={plan} page={page} />
        </div>
      )}
      <StepForm
        block="delayed-payment"
        form="payment"
        id={id}
        fields={asksBirthday ? [{ name: 'birthday', label: fieldLabel('birthday', page) }] : []}
        hasRequired={asksBirthday}
        submit={page.t('delayed-payment.choose')}
        back={{ href: page.route('checkout-payment'), label: page.t('delayed-payment.other') }}
        state={typed}
        page={page}
      >
        <input type="hidden" name="method" value="pause" />
        {asksBirthday && (
          <div className={classNames(checkoutStyles.group, checkoutStyles.short)}>
            <BirthdayPart form={id} state={typed} page={page} isAlwaysShown />
          </div>
        )}
      </StepForm>
    </>
  );
}

/** Why there is none for this order, and the way to other means. */
function Refused({ refusal, page }: { refusal: string; page: PageView }) {
  const payment = page.route('checkout-payment');
  return (
    <>
      <p className={checkoutParts.card}>{refusal}</p>
      {payment !== undefined && (
        <p className={checkoutStyles.actions}>
          <a className={classNames(button.root, button.primary)} href={payment}>
            {page.t('delayed-payment.other')}
          </a>
        </p>
      )}
    </>
  );
}
