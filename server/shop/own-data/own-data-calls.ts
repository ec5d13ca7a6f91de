import { z } from 'zod';
import { accountQuery } from '../../../schemas/account/form-state.ts';
import { ownDataFormats, ownDataPath } from '../../../schemas/account/own-data-address.ts';
import type { ApiCall } from '../../openapi/api-call.ts';

/** What names an export. */
export const ownDataQuery = z.object({
  [accountQuery.token]: z.string().max(64).default(''),
  format: z.enum(ownDataFormats).default('json'),
});

const exported = z.object({
  shop: z.string(),
  madeAt: z.iso.datetime(),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).describe('rows, by their tables'),
});

/** What `own-data-route.ts` answers. */
export const ownDataCalls: readonly ApiCall[] = [
  {
    ...{ method: 'get', path: ownDataPath, id: 'getOwnData', group: 'customer', isPersonal: true },
    summary: 'All that the shop holds of who is logged in, with the token that the form for it led to',
    query: ownDataQuery,
    answers: {
      200: { description: 'the data, as a file', schema: exported, types: ['application/json', 'text/html'] },
      404: { description: 'nobody is logged in, or the token is old or another one’s' },
      503: { description: 'cannot be had at the moment' },
    },
  },
];
