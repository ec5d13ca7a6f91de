import { z } from 'zod';
import { identifierName } from '../../../schemas/content-names.ts';

export const props = z.strictObject({
  /** Which voucher of the file. */
  voucher: identifierName,
  /** Name of the file in the bucket `vouchers`. */
  file: identifierName.default('main'),
});
export type VoucherEmbedProps = z.output<typeof props>;
