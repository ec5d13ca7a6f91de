import type { LoadRequest } from '../../../schemas/page.ts';

export const load = (): Record<'state' | 'basket' | 'form' | 'visitor', LoadRequest> => ({
  state: { load: 'checkout', args: { step: 'login' } },
  basket: { load: 'basket', args: {} },
  form: { load: 'account-form', args: { form: 'login' } },
  visitor: { load: 'known-visitor', args: {} },
});
