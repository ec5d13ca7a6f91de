import type { LoadRequest } from '../../../schemas/page.ts';

export const load = (): Record<'visitor' | 'shipments' | 'payments' | 'waiting' | 'card', LoadRequest> => ({
  visitor: { load: 'known-visitor', args: {} },
  shipments: { load: 'shipment-list', args: {} },
  payments: { load: 'payment-dates', args: {} },
  waiting: { load: 'waiting-payments', args: {} },
  card: { load: 'payback-card', args: {} },
});
