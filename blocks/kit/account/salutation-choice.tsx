import { salutations } from '../../../schemas/account/salutation.ts';
import { accountForm } from './account-form-styles.ts';
import { faultOf } from './fault-of.ts';
import { fieldLabel } from './field-label.ts';
import { type FieldGroup, fieldId, type FieldPart } from './form-part.ts';
import { FieldFault } from '../form/field.tsx';
import { field } from '../form/field-styles.ts';

/** How somebody is addressed, or that nobody is told. (Requirements 3.065–3.067) */
export function SalutationChoice({ form, state, page, ...more }: FieldPart & Omit<FieldGroup, 'group'>) {
  const { prefix = '', isAlwaysShown = true } = more;
  const name = `${prefix}salutation`;
  const id = fieldId(form, name);
  const fault = faultOf(state, name);
  return (
    <fieldset className={field.group}>
      <legend className={field.label}>
        {fieldLabel('salutation', page)}
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
              name={name}
              value={salutation}
              defaultChecked={state.values[name] === salutation}
              required={isAlwaysShown}
              data-required={isAlwaysShown ? undefined : ''}
            />
            {page.t(`account-form.salutation.${salutation}`)}
          </label>
        ))}
      </div>
      <FieldFault id={id} words={fault} />
    </fieldset>
  );
}
