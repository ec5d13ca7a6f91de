import type { LoadRequest } from '../../../schemas/page.ts';

export const load = (): Record<'state', LoadRequest> => ({
  state: { load: 'booking-list', args: {} },
});
