import type { LoadRequest } from '../../../schemas/page.ts';

export const load = (): Record<'state' | 'basket', LoadRequest> => ({
  state: { load: 'checkout', args: { step: 'check' } },
  basket: { load: 'basket', args: {} },
});
