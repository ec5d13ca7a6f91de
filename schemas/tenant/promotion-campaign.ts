import { z } from 'zod';
import { identifierName } from '../content-names.ts';
import { moment } from '../moment.ts';
import { MAX_AMOUNT } from '../money/cents.ts';

/** A campaign without a code, of which content tells (bucket `promotions`). */
export const promotionCampaign = z.strictObject({
  id: identifierName,
  /** Value of goods from which it holds, in cents of the locale’s currency. */
  minimum: z.int().min(1).max(MAX_AMOUNT).optional(),
  percent: z.int().min(1).max(100).optional(),
  /** First moment at which it no longer holds. */
  validUntil: moment.optional(),
});
