import type { FormState } from '../../../schemas/account/form-state.ts';
import type { PageView } from '../define/page-view.ts';

/** What every part of an account's form is given. */
export interface FormPart {
  /** The `id` of the form. */
  form: string;
  state: FormState;
  page: PageView;
}

/** The `id` of a field of a form. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}
