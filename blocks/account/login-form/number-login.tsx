import type { FormState } from '../../../schemas/account/form-state.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountFormView } from '../../kit/account/account-form-view.tsx';
import { BirthdayField } from '../../kit/account/birthday-field.tsx';
import { CaptchaBox } from '../../kit/account/captcha-box.tsx';
import { faultOf } from '../../kit/account/fault-of.ts';
import { fieldLabel } from '../../kit/account/field-label.ts';
import { fieldId } from '../../kit/account/form-part.ts';
import { Field } from '../../kit/form/field.tsx';
import type { PageView } from '../../kit/define/page-view.ts';

/** Customer number and birthday, for being recognised. (Requirements 2.091, 3.055, 5.010) */
export function NumberLogin({ state, page }: { state: FormState; page: PageView }) {
  const id = `${page.nodeId}.number`;
  return (
    <AccountFormView
      block="login-form"
      form="number-login"
      id={id}
      route="login"
      state={state}
      page={page}
      fields={['customerNumber', 'birthday', 'captcha']}
      submit={page.t('login-form.recognise')}
    >
      <p className={accountForm.text}>{page.t('login-form.recognise-note')}</p>
      <input type="hidden" name="target" value={state.target} />
      <Field
        id={fieldId(id, 'customerNumber')}
        label={fieldLabel('customerNumber', page)}
        error={faultOf(state, 'customerNumber')}
        faults={{
          missing: page.t('account.fault.customerNumber.missing'),
          wrong: page.t('account.fault.customerNumber.digits-only'),
        }}
        required
      >
        {(control) => (
          <input
            {...control}
            name="customerNumber"
            defaultValue={state.values.customerNumber}
            inputMode="numeric"
            pattern="[0-9\s]*"
            autoComplete="username"
          />
        )}
      </Field>
      <BirthdayField form={id} isRequired state={state} page={page} />
      <CaptchaBox form={id} state={state} page={page} />
    </AccountFormView>
  );
}
