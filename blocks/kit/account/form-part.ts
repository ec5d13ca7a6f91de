import type { FormState } from '../../../schemas/account/form-state.ts';
import type { PageView } from '../define/page-view.ts';

/** What every field of a form is given. */
export interface FieldPart {
  /** The `id` of the form. */
  form: string;
  /** What was typed, and what is wrong with it. */
  state: Pick<FormState, 'values' | 'faults'>;
  page: PageView;
}

/** What every part of an account's form is given. */
export interface FormPart extends FieldPart {
  state: FormState;
}

/** Where a form asks for two people or addresses, which of them a field belongs to. */
export interface FieldGroup {
  /** Stands before its name; default: nothing. */
  prefix?: string;
  /** Its part of autocomplete tokens. */
  group?: 'billing' | 'shipping';
  /** False: it has to be filled in while its part of the form is shown (`FieldProps.required`). */
  isAlwaysShown?: boolean;
}

/** The `id` of a field of a form. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}
