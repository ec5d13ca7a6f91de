import { z } from 'zod';

/**
 * Kinds of goods that can't be withdrawn from: what is sealed for health or hygiene, once the seal is broken, and what is made as the
 * customer wants it. (Directive 2011/83/EU, art. 16 c and e; § 18 FAGG; § 312g BGB; art. 6:230p BW)
 */
export const withdrawalException = z.enum(['sealed', 'made-to-measure']);
export type WithdrawalException = z.output<typeof withdrawalException>;

/** Whether the shop takes it back beside what the law says: what is sealed, as long as it is. */
export const isTakenBack = (exception: WithdrawalException | null | undefined): boolean =>
  exception !== 'made-to-measure';
