import type { FormState } from '../../../schemas/account/form-state.ts';
import { salutations } from '../../../schemas/account/salutation.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { fieldId } from '../../kit/account/account-form-view.tsx';
import { faultOf } from '../../kit/account/fault-of.ts';
import { FieldFault } from '../../kit/form/field.tsx';
import { field } from '../../kit/form/field-styles.ts';
import type { PageView } from '../../kit/define/page-view.ts';

/** How somebody is addressed, or that nobody is told. (Requirements 3.065–3.067) */
export function SalutationChoice({ form, state, page }: { form: string; state: FormState; page: PageView }) {
  const id = fieldId(form, 'salutation');
  const fault = faultOf(state, 'salutation');
  return (
    <fieldset className={field.group}>
      <legend className={field.label}>
        {page.t('account-form.salutation')}
        <span aria-hidden="true"> *</span>
      </legend>
      <div className={accountForm.choices}>
        {salutations.map((salutation, index) => (
          <label key={salutation} className={field.choice}>
            <input
              {...(index === 0 && {
                id,
                'data-missing': page.t('account.fault.salutation.missing'),
                'aria-describedby': `${id}-fault`,
                'aria-invalid': fault === undefined ? undefined : true,
              })}
              className={field.tick}
              type="radio"
              name="salutation"
              value={salutation}
              defaultChecked={state.values.salutation === salutation}
              required
            />
            {page.t(`account-form.salutation.${salutation}`)}
          </label>
        ))}
      </div>
      <FieldFault id={id} words={fault} />
    </fieldset>
  );
}
