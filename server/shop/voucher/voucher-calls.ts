import { z } from 'zod';
import { identifierName } from '../../../schemas/content-names.ts';
import { voucher } from '../../../schemas/voucher.ts';
import type { ApiCall } from '../../openapi/api-call.ts';
import { shownLink } from '../shown-link.ts';
import { voucherStates } from './choose-vouchers.ts';

/** What `GET /api/voucher` answers. An expired voucher has no code any more. */
export const shownVouchers = z.object({
  state: z.enum(voucherStates),
  vouchers: z.array(z.object({ ...voucher.shape, link: shownLink.optional() })),
  message: z.string().nullable().describe('what is said where there are none'),
});

export const voucherQuery = z.object({
  identifier: identifierName.default('main').describe('name of a file of vouchers'),
  state: z.enum(voucherStates).default('active'),
});

/** What `voucher-routes.ts` answers. (Requirement 7.046) */
export const voucherCalls: readonly ApiCall[] = [
  {
    method: 'get',
    path: '/api/voucher',
    id: 'getVouchers',
    group: 'vouchers',
    summary: 'Vouchers that hold now, or that have expired, with value, time, group, minimum and conditions',
    query: voucherQuery,
    answers: {
      200: { description: 'the vouchers', schema: shownVouchers },
      404: { description: 'there is no such file' },
      503: { description: 'vouchers cannot be loaded now' },
    },
  },
];
