import { hashOfToken } from '../../credentials/mailed-token.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import type { Refused, StaffPorts } from './staff-ports.ts';
import { type Staff, staffName } from './staff.ts';
import type { LinkRefusal } from './staff-store.ts';
import { stepOfCode } from './totp.ts';

/** Who is invited by a link, and the secret that an authenticator shall know. Uses nothing up. */
export async function lookAtInvitation(
  { store, seal, clock }: Pick<StaffPorts, 'store' | 'seal' | 'clock'>,
  token: string,
): Promise<{ ok: true; staff: Staff; secret: string } | LinkRefusal> {
  const found = await store.lookAtLink(hashOfToken(token), clock());
  return found.ok ? { ok: true, staff: found.staff, secret: seal.open(found.totpSecret) } : found;
}

/**
 * Follows an invitation, once: sets the password and the second factor, whose code proves that an authenticator knows it, and
 * makes recovery codes, which are told here and never again. `tenant`: the shop at whose desk it was done.
 */
export async function joinStaff(
  ports: Pick<StaffPorts, 'store' | 'seal' | 'hasher' | 'clock' | 'random' | 'secret'>,
  { tenant, token, password, code }: { tenant: string; token: string; password: string; code: string },
): Promise<{ ok: true; staff: Staff; recoveryCodes: string[] } | LinkRefusal | Refused<'code' | 'busy'>> {
  const { store, hasher, clock, random, secret } = ports;
  const looked = await lookAtInvitation(ports, token);
  if (!looked.ok) return looked;
  const totpStep = stepOfCode(looked.secret, code, clock());
  if (totpStep === undefined) return { ok: false, reason: 'code' };
  const hashed = await hasher.hash(password);
  if (!hashed.ok) return hashed;
  const { id } = looked.staff;
  const recoveryCodes = newRecoveryCodes(random.bytes);
  const at = clock();
  const done = await store.join(
    hashOfToken(token),
    at,
    {
      ...{ passwordHash: hashed.hash, totpStep },
      recoveryHashes: recoveryCodes.map((each) => hashOfRecoveryCode(secret, id, each)),
    },
    {
      ...{ tenant, at, actor: staffName(id), action: 'staff.joined', subject: staffName(id) },
      ...{ before: null, after: null },
    },
  );
  return done.ok ? { ...done, recoveryCodes } : done;
}
