import type { ReactNode } from 'react';
import type { withdrawalForms, WithdrawalState } from '../../../schemas/order/withdrawal-state.ts';
import { colonOf } from '../../../schemas/writing/colon.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { faultOf } from '../../kit/account/fault-of.ts';
import { fieldId } from '../../kit/account/form-part.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { field } from '../../kit/form/field-styles.ts';
import { FormSummary } from '../../kit/form/form-summary.tsx';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';

/** What every step is given. */
export interface StepProps {
  state: WithdrawalState;
  page: PageView;
}

interface WithdrawalStepProps extends StepProps {
  form: (typeof withdrawalForms)[number];
  id: string;
  /** Where it is sent; absent: to the address at which it stands, whose link names the order. */
  action?: string | undefined;
  /** What may be wrong, in the order of the form. */
  fields: readonly { name: string; label: string }[];
  submit: string;
  children: ReactNode;
}

/** A step of a withdrawal, which the browser sends by itself. */
export function WithdrawalStep({
  form,
  id,
  action,
  fields,
  submit,
  state,
  page,
  children,
}: WithdrawalStepProps) {
  return (
    <form
      className={accountForm.form}
      id={id}
      method="post"
      action={action}
      data-action-start="withdrawal-form"
    >
      <input type="hidden" name="form" value={form} />
      {fields.length > 0 && (
        <FormSummary
          form={id}
          fields={fields.map(({ name, label }) => ({
            ...{ id: fieldId(id, name), label },
            fault: faultOf(state, name),
          }))}
          title={page.t('form.check')}
          colon={colonOf(page.locale)}
        />
      )}
      {form === 'withdraw' && (
        <>
          <input type="hidden" name="key" value={state.key} />
          <p className={field.required}>{page.t('form.required')}</p>
        </>
      )}
      {children}
      <button className={classNames(button.root, button.primary, accountForm.submit)} type="submit">
        {submit}
      </button>
    </form>
  );
}
