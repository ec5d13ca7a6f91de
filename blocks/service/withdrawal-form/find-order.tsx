import { fieldId } from '../../kit/account/form-part.ts';
import { Field } from '../../kit/form/field.tsx';
import { type StepProps, WithdrawalStep } from './withdrawal-step.tsx';

/** The first step: which contract. What is not known may be left out. */
export function FindOrder({ state, page }: StepProps) {
  const id = `${page.nodeId}.form`;
  const t = (key: string): string => page.t(`withdrawal-form.${key}`);
  return (
    <WithdrawalStep
      form="find-order"
      id={id}
      action={page.route('withdrawal')}
      fields={[]}
      submit={t('find-submit')}
      state={state}
      page={page}
    >
      <Field id={fieldId(id, 'number')} label={t('number')} hint={t('number-hint')}>
        {(control) => (
          <input
            {...control}
            name="number"
            defaultValue={state.values.number}
            inputMode="numeric"
            maxLength={40}
            autoComplete="off"
          />
        )}
      </Field>
      <Field id={fieldId(id, 'proof')} label={t('proof')} hint={t('proof-hint')}>
        {(control) => (
          <input
            {...control}
            name="proof"
            defaultValue={state.values.proof}
            maxLength={254}
            autoCapitalize="none"
          />
        )}
      </Field>
    </WithdrawalStep>
  );
}
