import type { AccountPorts } from './account-ports.ts';
import { provePassword } from './prove-password.ts';

/** Opens the way to all that the shop holds of somebody who is fully logged in and knows the password. (Article 15, 20 GDPR) */
export async function exportOwnData(
  ports: Pick<AccountPorts, 'store' | 'hasher' | 'counters' | 'clock' | 'secret' | 'ownData'>,
  whose: { tenant: string; accountId: string },
  currentPassword: string,
) {
  const proved = await provePassword(ports, whose, currentPassword);
  if (!proved.ok) return proved;
  return { ok: true, ticket: ports.ownData.ticket(whose.tenant, whose.accountId) } as const;
}
