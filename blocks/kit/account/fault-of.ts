import type { FormState } from '../../../schemas/account/form-state.ts';

/** What the server found wrong with a field, in words; undefined: nothing. */
export function faultOf({ faults }: Pick<FormState, 'faults'>, name: string): string | undefined {
  return faults.find(({ field }) => field === name)?.detail;
}
