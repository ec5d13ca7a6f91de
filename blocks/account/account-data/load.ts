import type { LoadRequest } from '../../../schemas/page.ts';

export const load = (): Record<'form' | 'visitor', LoadRequest> => ({
  form: { load: 'account-form', args: { form: 'change-password' } },
  visitor: { load: 'known-visitor', args: {} },
});
