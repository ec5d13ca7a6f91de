import type { LoadRequest } from '../../../schemas/page.ts';

export const load = (): Record<'state' | 'basket', LoadRequest> => ({
  state: { load: 'checkout', args: { step: 'delivery' } },
  basket: { load: 'basket', args: {} },
});
