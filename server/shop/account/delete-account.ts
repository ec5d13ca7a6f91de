import type { AccountPorts } from './account-ports.ts';

/**
 * Takes an account away with all its links and whatever was registered for its address, then its sessions. Whether there was
 * one.
 */
export async function deleteAccount(
  { store, registrations, endSessions }: Pick<AccountPorts, 'store' | 'registrations' | 'endSessions'>,
  { tenant, accountId }: { tenant: string; accountId: string },
): Promise<boolean> {
  const account = await store.byId(tenant, accountId);
  if (account) await registrations.removeOf(tenant, account.email);
  const wasThere = await store.delete(tenant, accountId);
  // Also where a first try ended between the two.
  await endSessions(tenant, accountId);
  return wasThere;
}
