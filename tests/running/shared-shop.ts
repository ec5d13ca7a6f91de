import { inject } from 'vitest';

/** The secret of its staff, for tests that invite somebody. */
export const sharedStaffSecret = 'the secret for staff of all journeys';

/** The shop of all journeys (`tests/setup/shared-shop.ts`). What one of them does in it, others see. */
export interface SharedShop {
  port: number;
  /** Origin of a tenant's shop. */
  origin(tenant: string): string;
}

export function sharedShop(): SharedShop {
  const port = inject('shopPort');
  return { port, origin: (tenant) => `http://${tenant}.localhost:${port}` };
}
