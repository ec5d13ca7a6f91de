import type { PageView } from '../define/page-view.ts';

const keys = {
  salutation: 'account-form.salutation',
  firstName: 'account-form.first-name',
  lastName: 'account-form.last-name',
  birthday: 'account-form.birthday',
  phone: 'account-form.phone',
  email: 'account-form.email',
  password: 'account-form.password',
  customerNumber: 'account-form.customer-number',
  captcha: 'account-form.captcha',
} as const;

/** A field that has the same label in every form. */
export type LabelledField = keyof typeof keys;

/** The label of a field, above it and where the form lists what is wrong. */
export function fieldLabel(name: LabelledField, page: PageView): string {
  return page.t(keys[name]);
}
