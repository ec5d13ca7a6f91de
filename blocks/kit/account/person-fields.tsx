import type { ReactNode } from 'react';
import { accountForm } from './account-form-styles.ts';
import { BirthdayField } from './birthday-field.tsx';
import { fieldLabel, type LabelledField } from './field-label.ts';
import type { FormPart } from './form-part.ts';
import { NameField } from './name-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SalutationChoice } from './salutation-choice.tsx';
import { TermsBox } from './terms-box.tsx';

interface PersonFieldsProps extends FormPart {
  /** Stands before the password. */
  children?: ReactNode;
}

/** Who wants an account: only what the shop needs to know. List `termsStyles` in the block's styles. */
export function PersonFields({ form, state, page, children }: PersonFieldsProps) {
  const { birthday } = state.rules;
  return (
    <>
      <SalutationChoice form={form} state={state} page={page} />
      <div className={accountForm.pair}>
        <NameField form={form} name="firstName" state={state} page={page} />
        <NameField form={form} name="lastName" state={state} page={page} />
      </div>
      {birthday !== 'off' && (
        <BirthdayField form={form} isRequired={birthday === 'required'} state={state} page={page} />
      )}
      {children}
      <PasswordField
        form={form}
        name="password"
        label={fieldLabel('password', page)}
        kind="new"
        state={state}
        page={page}
      />
      <TermsBox form={form} state={state} page={page} />
    </>
  );
}

/** Its fields in their order, as `AccountFormView` lists them; `children` are the names of what stands before the password. */
export function personFields(
  { state: { rules }, page }: Pick<FormPart, 'state' | 'page'>,
  children: readonly LabelledField[] = [],
): (LabelledField | { name: string; label: string })[] {
  return [
    ...(['salutation', 'firstName', 'lastName'] as const),
    ...(rules.birthday === 'off' ? [] : (['birthday'] as const)),
    ...children,
    'password',
    { name: 'terms', label: page.t('account-form.terms.label') },
  ];
}
