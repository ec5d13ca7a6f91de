import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { hashedVoucherCode, newVoucherCode } from './voucher-code.ts';
import type { VoucherStore } from './voucher-store.ts';

interface Wanted {
  campaign: string;
  count: number;
  /** Milliseconds since 1970: codes hold for so many days from then on. */
  at: number;
  randomBytes: (size: number) => Uint8Array;
}

/** Makes codes of a campaign, of which hashes alone are kept. Throws for a campaign that issues none. (Requirement 1.024) */
export async function issueVouchers(
  store: Pick<VoucherStore, 'issue'>,
  { slug, vouchers = [] }: Pick<TenantConfig, 'slug' | 'vouchers'>,
  { campaign, count, at, randomBytes }: Wanted,
): Promise<string[]> {
  const found = vouchers.find(({ id }) => id === campaign);
  if (!found || !('issued' in found.codes)) {
    const known = vouchers.filter(({ codes }) => 'issued' in codes).map(({ id }) => id);
    throw new Error(
      `${slug} issues no codes of "${campaign}". ${known.length > 0 ? `It does of: ${known.join(', ')}.` : 'It issues none.'}`,
    );
  }
  const { prefix } = found.codes.issued;
  const codes = Array.from({ length: count }, () => newVoucherCode(prefix, randomBytes));
  await store.issue(
    slug,
    codes.map((code) => ({ hash: hashedVoucherCode(slug, code), campaign, issuedAt: at })),
  );
  return codes;
}
