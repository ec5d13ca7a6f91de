import { z } from 'zod';
import { pagePath } from './page-path.ts';
import { shownNumber } from './shown-number.ts';

/** Orders of a customer that wait for their payment, the newest first. */
export const waitingPayments = z.strictObject({
  orders: z.array(
    z.strictObject({
      number: shownNumber,
      /** As it is written in the order's currency. */
      total: z.string(),
      /** Where it is paid. */
      href: pagePath,
    }),
  ),
});
export type WaitingPayments = z.output<typeof waitingPayments>;
