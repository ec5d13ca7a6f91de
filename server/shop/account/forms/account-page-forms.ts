import type { PageForms } from '../../../pages/personal-pages.ts';
import type { AccountFormRunner } from './account-form-runner.ts';

/** The forms that stand on pages of accounts, as browsers send them without a script. */
export function createAccountPageForms(forms: AccountFormRunner): PageForms {
  return {
    take({ request, response, location: { route, locale }, name: given, entries }) {
      const name = forms.formOn(route, given);
      return name && forms.run(request, response, { name, locale, entries });
    },
  };
}
