import { z } from 'zod';
import { creditQuery, orderQuery } from '../../../../schemas/checkout/checkout-form.ts';
import type { ApiCall } from '../../../openapi/api-call.ts';

export const creditInformationPath = '/api/order/v1/credit-information';

/** What names a credit: an order's token, or a plan for what is being ordered. */
const creditInformationQuery = z.object({
  [orderQuery.token]: z.string().max(64).default(''),
  [creditQuery.plan]: z.string().max(16).default(''),
});

/** What `credit-route.ts` answers. */
export const creditCalls: readonly ApiCall[] = [
  {
    method: 'get',
    path: creditInformationPath,
    id: 'getCreditInformation',
    group: 'orders',
    summary:
      'What must be known of a credit before it is agreed on, as PDF: of a plan for the basket of whoever asks, or of an order',
    query: creditInformationQuery,
    answers: {
      200: { description: 'the standard information', schema: z.string(), types: ['application/pdf'] },
      404: { description: 'there is no such credit for whoever asks' },
      503: { description: 'it cannot be had at the moment' },
    },
  },
];
