import type { CreditCheck, WantedCredit } from './credit-check.ts';
import type { CreditRecords } from './credit-records.ts';

export interface CreditDeciders {
  creditCheck: CreditCheck;
  creditRecords: Pick<CreditRecords, 'add'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Has a credit decided on, and keeps the decision with its reason before anybody is told of it. Throws an outage. */
export async function isCreditGranted(
  { creditCheck, creditRecords, now }: CreditDeciders,
  wanted: WantedCredit,
  key: string,
): Promise<boolean> {
  const answer = await creditCheck.decide(wanted);
  await creditRecords.add({ ...wanted, ...answer, key, check: creditCheck.name, at: now() });
  return answer.isGranted;
}
