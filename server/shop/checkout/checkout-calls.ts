import { z } from 'zod';
import { toldCheckout } from '../../../schemas/told-order/told-checkout.ts';
import type { ApiCall } from '../../openapi/api-call.ts';

export const checkoutPath = '/api/checkout/v1';

/** What `checkout-route.ts` answers. */
export const checkoutCalls: readonly ApiCall[] = [
  {
    ...{ method: 'get', path: checkoutPath, id: 'getCheckout', group: 'orders', isPersonal: true },
    summary: 'The order that whoever asks prepares: what has been told, what can be chosen, what it costs',
    answers: {
      200: {
        description: 'the order; null: there is nothing to order, or its customer must log in again',
        schema: z.object({ checkout: toldCheckout.nullable() }),
      },
      503: { description: 'it cannot be had at the moment; nothing is lost' },
    },
  },
];
