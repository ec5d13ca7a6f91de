import type { LoadRequest } from '../../../schemas/page.ts';

export const load = (): Record<'state' | 'waiting', LoadRequest> => ({
  state: { load: 'payment-dates', args: {} },
  waiting: { load: 'waiting-payments', args: {} },
});
