import type { LoadRequest } from '../../../schemas/page.ts';

export const load = (): Record<'visitor' | 'shipments' | 'payments' | 'waiting', LoadRequest> => ({
  visitor: { load: 'known-visitor', args: {} },
  shipments: { load: 'shipment-list', args: {} },
  payments: { load: 'payment-dates', args: {} },
  waiting: { load: 'waiting-payments', args: {} },
});
