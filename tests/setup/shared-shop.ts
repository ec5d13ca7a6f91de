import type { TestProject } from 'vitest/node';
import type { DatabaseConnection } from '../../server/storage/database/database.ts';
import { type RunningShop, startShop } from '../running/running-shop.ts';
import { lastingVouchers } from '../services/lasting-vouchers.ts';
import { sharedStaffSecret } from '../running/shared-shop.ts';
import { plainPictures } from '../services/plain-pictures.ts';

// The one shop of all journeys of a run: with products, and with vouchers that are good on whatever day that is.

declare module 'vitest' {
  interface ProvidedContext {
    shopPort: number;
    shopDatabase: DatabaseConnection;
  }
}

let shop: RunningShop | undefined;
let tenants: ReturnType<typeof lastingVouchers> | undefined;

export async function setup({ provide }: TestProject): Promise<void> {
  tenants = lastingVouchers();
  const environment = {
    PICTURE_DIR: await plainPictures(),
    TRUST_PROXY: '1',
    STAFF_SECRET: sharedStaffSecret,
    // As `npm start` has it: editors write there.
    CONTENT_STORE: 'true',
  };
  // Visitors come from addresses of their own (`visitor-address.ts`): calls of one are counted together.
  shop = await startShop(environment, { catalogue: true, root: tenants.root });
  provide('shopPort', shop.port);
  provide('shopDatabase', shop.connection);
}

export async function teardown(): Promise<void> {
  await shop?.stop();
  tenants?.remove();
}
