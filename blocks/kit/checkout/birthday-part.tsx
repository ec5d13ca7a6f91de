import type { FieldPart } from '../account/form-part.ts';
import { BirthdayField } from '../account/birthday-field.tsx';
import { checkoutStyles } from './checkout-styles.ts';

/** The birthday, which every credit asks for: nobody under 18 gets one. */
export function BirthdayPart({ form, state, page, isAlwaysShown }: FieldPart & { isAlwaysShown: boolean }) {
  return (
    <>
      <BirthdayField
        form={form}
        isRequired={isAlwaysShown ? true : 'while-shown'}
        state={state}
        page={page}
      />
      <p className={checkoutStyles.note}>{page.t('checkout.birthday-why')}</p>
    </>
  );
}
