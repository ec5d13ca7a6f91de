import { changedTenants } from './changed-tenants.ts';

/** A folder with the project's tenants, where the vouchers of this winter are good on whatever day the tests run. */
export const lastingVouchers = (): ReturnType<typeof changedTenants> =>
  changedTenants('at', ({ vouchers }) => {
    for (const voucher of vouchers ?? []) {
      if (voucher.id === 'autumn-20') continue;
      delete voucher.validFrom;
      delete voucher.validUntil;
    }
  });
