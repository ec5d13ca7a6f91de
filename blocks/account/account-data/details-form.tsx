import type { FormState } from '../../../schemas/account/form-state.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountFormView } from '../../kit/account/account-form-view.tsx';
import { BirthdayField } from '../../kit/account/birthday-field.tsx';
import { NameField } from '../../kit/account/name-field.tsx';
import { PhoneField } from '../../kit/account/phone-field.tsx';
import { SalutationChoice } from '../../kit/account/salutation-choice.tsx';
import { typedBirthday } from '../../kit/checkout/typed-birthday.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import type { Customer } from './customer.ts';

interface DetailsFormProps {
  state: FormState;
  customer: Customer;
  page: PageView;
}

/** What a customer has told of himself, to be put right. */
export function DetailsForm({ state: given, customer, page }: DetailsFormProps) {
  const id = `${page.nodeId}.details`;
  const { salutation, firstName, lastName, phone, birthday } = customer;
  const known = {
    ...{ salutation, firstName, lastName, phone: phone ?? '' },
    birthday: typedBirthday(birthday, page),
  };
  const state = { ...given, values: { ...known, ...given.values } };
  const asked = state.rules.birthday;
  return (
    <div className={accountForm.panel}>
      <h2 className={accountForm.title}>{page.t('account-data.who')}</h2>
      <AccountFormView
        block="account-data"
        form="change-details"
        id={id}
        route="account-data"
        state={state}
        page={page}
        fields={[
          'salutation',
          'firstName',
          'lastName',
          'phone',
          ...(asked === 'off' ? [] : (['birthday'] as const)),
        ]}
        submit={page.t('account-data.save-details')}
        keepsWhatIsTyped
      >
        <SalutationChoice form={id} state={state} page={page} />
        <div className={accountForm.pair}>
          <NameField form={id} name="firstName" state={state} page={page} />
          <NameField form={id} name="lastName" state={state} page={page} />
        </div>
        <div className={accountForm.pair}>
          <PhoneField form={id} state={state} page={page} />
          {asked !== 'off' && (
            <BirthdayField form={id} isRequired={asked === 'required'} state={state} page={page} />
          )}
        </div>
      </AccountFormView>
    </div>
  );
}
