import { z } from 'zod';
import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import type { ApiCall } from '../../openapi/api-call.ts';

export const invoicePath = '/api/order/v1/invoice';

/** Where whoever has the token of an order, or a link for it, has its invoice. */
export function invoiceAddress(token: string): string {
  return `${invoicePath}?${new URLSearchParams({ [orderQuery.token]: token }).toString()}`;
}

/** What names an order. */
export const orderTokenQuery = z.object({ [orderQuery.token]: z.string().max(80).default('') });

/** What `invoice-route.ts` answers. */
export const invoiceCalls: readonly ApiCall[] = [
  {
    method: 'get',
    path: invoicePath,
    id: 'getInvoice',
    group: 'orders',
    summary: 'The invoice of an order as PDF, for whoever has the token of the order',
    query: orderTokenQuery,
    answers: {
      200: { description: 'the invoice', schema: z.string(), types: ['application/pdf'] },
      404: { description: 'there is no such order, or no invoice of it yet' },
      503: { description: 'invoices cannot be had at the moment' },
    },
  },
];
