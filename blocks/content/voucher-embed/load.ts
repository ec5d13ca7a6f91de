import type { LoadRequest } from '../../../schemas/page.ts';
import type { VoucherEmbedProps } from './schema.ts';

/** Asks for the file that holds the voucher. */
export function load({ file }: Pick<VoucherEmbedProps, 'file'>): { vouchers: LoadRequest } {
  return { vouchers: { load: 'bucket', args: { category: 'vouchers', identifier: file } } };
}
