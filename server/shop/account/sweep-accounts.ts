import type { AccountPorts, PersonalDataPorts } from './account-ports.ts';
import { sweptAfterMs } from './attempt-limits.ts';

/** Takes away links and registrations that nobody came back for; run once a day. How many of each. */
export async function sweepAccounts(
  {
    store,
    registrations,
    emailChanges,
  }: Pick<AccountPorts, 'store' | 'registrations'> & {
    emailChanges: Pick<PersonalDataPorts['emailChanges'], 'sweep'>;
  },
  now: number,
): Promise<{ tokens: number; registrations: number; emailChanges: number }> {
  const before = now - sweptAfterMs;
  return {
    tokens: await store.sweep(before),
    registrations: await registrations.sweep(before),
    emailChanges: await emailChanges.sweep(before),
  };
}
