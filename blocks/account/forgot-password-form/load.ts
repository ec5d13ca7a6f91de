import type { LoadRequest } from '../../../schemas/page.ts';

export const load = (): Record<'form', LoadRequest> => ({
  form: { load: 'account-form', args: { form: 'forgot-password' } },
});
