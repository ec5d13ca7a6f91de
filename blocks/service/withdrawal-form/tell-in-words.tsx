import { declarationLimits } from '../../../schemas/order/withdrawal-declaration.ts';
import { EmailField } from '../../kit/account/email-field.tsx';
import { faultOf } from '../../kit/account/fault-of.ts';
import { fieldId } from '../../kit/account/form-part.ts';
import { Field } from '../../kit/form/field.tsx';
import { field } from '../../kit/form/field-styles.ts';
import { type StepProps, WithdrawalStep } from './withdrawal-step.tsx';

/** The second step where no order was found: who withdraws from what, in words. */
export function TellInWords({ state, page }: StepProps) {
  const id = `${page.nodeId}.form`;
  const t = (key: string): string => page.t(`withdrawal-form.${key}`);
  const { values } = state;
  // By what the order was looked for may be the address that is to be written to.
  const email = values.email ?? (values.proof?.includes('@') === true ? values.proof : '');
  return (
    <WithdrawalStep
      form="withdraw"
      id={id}
      action={page.route('withdrawal')}
      fields={[
        { name: 'name', label: t('name') },
        { name: 'email', label: page.t('account-form.email') },
      ]}
      submit={t('confirm')}
      state={state}
      page={page}
    >
      <Field
        id={fieldId(id, 'name')}
        label={t('name')}
        error={faultOf(state, 'name')}
        faults={{ missing: page.t('withdrawal-form.fault.name.missing') }}
        required
      >
        {(control) => (
          <input
            {...control}
            name="name"
            defaultValue={values.name}
            maxLength={declarationLimits.name}
            autoComplete="name"
          />
        )}
      </Field>
      <EmailField
        form={id}
        autoComplete="email"
        hint={t('email-hint')}
        state={{ ...state, values: { ...values, email } }}
        page={page}
      />
      <Field id={fieldId(id, 'number')} label={t('number-optional')} hint={t('number-words-hint')}>
        {(control) => (
          <input
            {...control}
            name="number"
            defaultValue={values.number}
            maxLength={declarationLimits.number}
            autoComplete="off"
          />
        )}
      </Field>
      <Field id={fieldId(id, 'articles')} label={t('articles')} hint={t('articles-hint')}>
        {(control) => (
          <textarea
            {...control}
            className={field.area}
            name="articles"
            defaultValue={values.articles}
            maxLength={declarationLimits.articles}
            rows={4}
          />
        )}
      </Field>
    </WithdrawalStep>
  );
}
