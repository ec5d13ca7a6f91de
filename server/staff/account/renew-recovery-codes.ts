import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { takesCode } from './sign-in.ts';
import type { Refused, StaffPorts } from './staff-ports.ts';
import { type Staff, staffName } from './staff.ts';

/** Makes new recovery codes for somebody who is signed in and has the second factor at hand; the old ones are void. */
export async function renewRecoveryCodes(
  ports: Pick<StaffPorts, 'store' | 'seal' | 'counters' | 'secret' | 'clock' | 'random'>,
  tenant: string,
  staff: Staff,
  code: string,
): Promise<{ ok: true; codes: string[] } | Refused<'wrong'>> {
  if (!(await takesCode(ports, tenant, staff, code))) return { ok: false, reason: 'wrong' };
  const codes = newRecoveryCodes(ports.random.bytes);
  const who = staffName(staff.id);
  await ports.store.replaceRecoveryCodes(
    staff.id,
    codes.map((each) => hashOfRecoveryCode(ports.secret, staff.id, each)),
    {
      ...{ tenant, at: ports.clock(), actor: who, action: 'staff.recovery-codes-renewed', subject: who },
      ...{ before: null, after: null },
    },
  );
  return { ok: true, codes };
}
