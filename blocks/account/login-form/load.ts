import type { LoadRequest } from '../../../schemas/page.ts';

export const load = (): Record<'form' | 'numberForm' | 'visitor', LoadRequest> => ({
  form: { load: 'account-form', args: { form: 'login' } },
  numberForm: { load: 'account-form', args: { form: 'number-login' } },
  visitor: { load: 'known-visitor', args: {} },
});
