import type { AccountForm } from '../../../schemas/account/form-state.ts';
import type { LoadRequest } from '../../../schemas/page.ts';

/** The forms of the page, by what the view calls their state. */
const forms = {
  confirming: 'confirm-email',
  details: 'change-details',
  email: 'change-email',
  password: 'change-password',
  advertising: 'cancel-advertising',
} as const satisfies Record<string, AccountForm>;
export type FormName = keyof typeof forms;
/** In the order of the page. */
export const formNames = Object.keys(forms) as FormName[];

export const load = (): Record<FormName | 'visitor', LoadRequest> => {
  const form = (name: FormName): LoadRequest => ({ load: 'account-form', args: { form: forms[name] } });
  return {
    ...{ confirming: form('confirming'), details: form('details'), email: form('email') },
    ...{ password: form('password'), advertising: form('advertising') },
    visitor: { load: 'known-visitor', args: {} },
  };
};
