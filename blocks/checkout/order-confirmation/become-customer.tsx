import type { OrderState } from '../../../schemas/order/order-state.ts';
import { accountRulesOf } from '../../../schemas/account/account-rules.ts';
import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import type { FormState } from '../../../schemas/account/form-state.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { fieldLabel } from '../../kit/account/field-label.ts';
import { PasswordField } from '../../kit/account/password-field.tsx';
import { TermsBox } from '../../kit/account/terms-box.tsx';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import { StepForm } from '../../kit/checkout/step-form.tsx';
import type { PageView } from '../../kit/define/page-view.ts';

interface BecomeCustomerProps {
  state: OrderState;
  order: NonNullable<OrderState['order']>;
  page: PageView;
}

/** Makes a guest a customer by one field: everything else is known. */
export function BecomeCustomer({ state, order, page }: BecomeCustomerProps) {
  const id = `${page.nodeId}.form`;
  const form: FormState = {
    ...{ values: state.values, faults: state.faults, notice: null, isOver: false },
    ...{ formToken: '', needsProof: false, target: '', rules: accountRulesOf(page.tenant) },
  };
  const title = `${page.nodeId}.register`;
  return (
    <section className={orderPage.panel} aria-labelledby={title} data-role="register">
      <h2 className={accountForm.title} id={title}>
        {page.t('order-confirmation.register')}
      </h2>
      <p className={accountForm.text}>
        {page.t('order-confirmation.register-text', { email: order.ordered.contact.email })}
      </p>
      <StepForm
        block="order-confirmation"
        form="register"
        id={id}
        fields={[
          { name: 'password', label: fieldLabel('password', page) },
          { name: 'terms', label: page.t('account-form.terms.label') },
        ]}
        submit={page.t('order-confirmation.register-submit')}
        state={state}
        page={page}
      >
        <input type="hidden" name={orderQuery.token} value={order.token} />
        <PasswordField
          form={id}
          name="password"
          label={fieldLabel('password', page)}
          kind="new"
          state={form}
          page={page}
        />
        <TermsBox form={id} state={form} page={page} />
      </StepForm>
    </section>
  );
}
