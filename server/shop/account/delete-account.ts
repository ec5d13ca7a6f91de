import type { AccountPorts } from './account-ports.ts';

/** Takes an account away with all its links, then its sessions. Whether there was one. */
export async function deleteAccount(
  { store, endSessions }: Pick<AccountPorts, 'store' | 'endSessions'>,
  { tenant, accountId }: { tenant: string; accountId: string },
): Promise<boolean> {
  const wasThere = await store.delete(tenant, accountId);
  // Also where a first try ended between the two.
  await endSessions(tenant, accountId);
  return wasThere;
}
