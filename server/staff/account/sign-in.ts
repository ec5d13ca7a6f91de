import { emailKey } from '../../../schemas/account/email-address.ts';
import { countAttempt } from '../../credentials/attempts.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import { allShops, type Refused, signInPauseMs, staffLimits, type StaffPorts } from './staff-ports.ts';
import { isActive, type Staff, staffName } from './staff.ts';
import type { SessionPlace } from './staff-sessions.ts';
import { stepOfCode } from './totp.ts';

interface SignInEntries {
  email: string;
  password: string;
  /** Six digits of an authenticator, or a recovery code. */
  code: string;
}

type SignInPorts = Pick<
  StaffPorts,
  'store' | 'sessions' | 'hasher' | 'seal' | 'counters' | 'secret' | 'clock' | 'pause'
>;

/**
 * Signs somebody in with password and second factor, which are asked for together: nobody learns which of them was wrong.
 * Unknown and disabled accounts cost the same hash and answer the same. The id opens a new session in this place.
 */
export async function signIn(
  ports: SignInPorts,
  place: SessionPlace,
  { email, password, code }: SignInEntries,
): Promise<{ ok: true; staff: Staff; sessionId: string } | Refused<'wrong' | 'busy'>> {
  const { tenant } = place;
  const attempt = await countAttempt(ports, staffLimits.signInByAccount, allShops, emailKey(email));
  if (attempt.isTooMany) await ports.pause(signInPauseMs);
  const staff = await ports.store.byEmail(email);
  const active = staff && isActive(staff) ? staff : null;
  const verified = await ports.hasher.verify(active?.passwordHash ?? null, password);
  if (!verified.ok) return verified;
  if (!active || !verified.matches || !(await takesCode(ports, tenant, active, code)))
    return { ok: false, reason: 'wrong' };
  await attempt.giveBack();
  const at = ports.clock();
  const who = staffName(active.id);
  const sessionId = await ports.sessions.begin(active, place, {
    ...{ tenant, at, actor: who, action: 'staff.signed-in', subject: who },
    ...{ before: null, after: null },
  });
  // Shut, or changed by another way, while it was compared.
  return sessionId === null ? { ok: false, reason: 'wrong' } : { ok: true, staff: active, sessionId };
}

/**
 * Whether a code is the second factor of an account: of an authenticator, each once, or a recovery code, which is used up. Who
 * has tried too many is refused without a look, in the same words.
 */
export async function takesCode(
  ports: Pick<StaffPorts, 'store' | 'seal' | 'counters' | 'secret' | 'clock'>,
  tenant: string,
  { id, totpSecret }: Staff,
  typed: string,
): Promise<boolean> {
  const { store, seal, secret, clock } = ports;
  const attempts = [
    await countAttempt(ports, staffLimits.codes, allShops, id),
    await countAttempt(ports, staffLimits.codesADay, allShops, id),
  ];
  if (totpSecret === null || attempts.some(({ isTooMany }) => isTooMany)) return false;
  const code = typed.replaceAll(/\s/g, '');
  const at = clock();
  const step = stepOfCode(seal.open(totpSecret), code, at);
  const isTaken =
    step === undefined
      ? await store.useRecoveryCode(id, hashOfRecoveryCode(secret, id, code), {
          ...{ tenant, at, actor: staffName(id), action: 'staff.recovery-code-used', subject: staffName(id) },
          ...{ before: null, after: null },
        })
      : await store.useTotpStep(id, step);
  if (isTaken) for (const attempt of attempts) await attempt.giveBack();
  return isTaken;
}
