import { createHash, createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { StoredSession } from './session-store.ts';
import { type VisitorType, visitorTypes } from './visitor.ts';

/** Seconds that a session key holds; more than the margin, so that one key outlasts many pages. */
const keyLifeSeconds = 7200;
/** Seconds before a key's end from which it counts as gone, and a new one is given. (Requirements 4.003, 4.004) */
const keyMarginSeconds = 1800;
/** Seconds by which clocks of the shop's servers may differ. */
const skewSeconds = 60;
const maxTokenLength = 2000;

/** A token for the browser, with what it says. */
interface SessionKey {
  token: string;
  /** 0 anonymous, 1 soft, 2 logged in. */
  type: VisitorType;
  /** In seconds since 1970, by the server's clock. */
  issuedAt: number;
  expiresAt: number;
}

/** Whom a key is for. */
export interface KeyHolder {
  /** Null: nobody is known. */
  stored: Pick<StoredSession, 'session' | 'chain'> | null;
  /** Value of the cc cookie; only with consent to marketing. */
  cc: string | undefined;
}

type CheckedKey =
  | { ok: true; key: SessionKey; cc: string | undefined }
  /**
   * `invalid`: nobody here made it, or not for this shop; `expired`; `foreign`: it belongs to another session; `outdated`: it says
   * more, or less, than what the session stands for now.
   */
  | { ok: false; reason: 'invalid' | 'expired' | 'foreign' | 'outdated' };

/** Hands out session keys, by tenant. */
export interface SessionKeys {
  /** The key that the browser brought, while it holds for longer than the margin and says what is so; else a new one. */
  keyFor(tenant: string, holder: KeyHolder, brought?: string): Promise<SessionKey>;
  /** A new key. (Requirements 3.001–3.005, 7.063) */
  issue(tenant: string, holder: KeyHolder): Promise<SessionKey>;
  /** What a key is worth beside the session that the request's cookie leads to. It allows nothing by itself. */
  check(tenant: string, token: string, stored: KeyHolder['stored']): Promise<CheckedKey>;
}

export interface SessionKeysParts {
  /** The first one signs, all are known: a new secret goes first, and the old one out when its last key has expired. */
  secrets: readonly [string, ...string[]];
  /** Milliseconds since 1970. */
  now: () => number;
  /** Default: two hours. */
  lifeSeconds?: number;
}

const claims = z.strictObject({
  type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  iat: z.int().min(0),
  exp: z.int().min(0),
  aud: z.string(),
  /** The session's chain of ids. */
  sid: z.string().optional(),
  cc: z.string().max(100).optional(),
});

/** The manager of session keys: tokens (JWT, HS256) that tell the browser who is logged in, and how long the key holds. */
export function createSessionKeys({
  secrets,
  now,
  lifeSeconds = keyLifeSeconds,
}: SessionKeysParts): SessionKeys {
  const [signing, ...older] = secrets.map(signingKeyOf);
  if (!signing) throw new Error('Session keys need a secret');
  const byId = new Map([signing, ...older].map(({ id, bytes }) => [id, bytes]));

  async function issue(tenant: string, { stored, cc }: KeyHolder): Promise<SessionKey> {
    const type = typeOf(stored);
    const issuedAt = Math.floor(now() / 1000);
    const expiresAt = issuedAt + lifeSeconds;
    const token = await new SignJWT({
      type,
      ...(stored && { sid: stored.chain }),
      ...(cc !== undefined && { cc }),
    })
      .setProtectedHeader({ alg: 'HS256', kid: signing?.id ?? '' })
      .setAudience(tenant)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(signing?.bytes ?? new Uint8Array());
    return { token, type, issuedAt, expiresAt };
  }

  async function check(tenant: string, token: string, stored: KeyHolder['stored']): Promise<CheckedKey> {
    const read = await verify(tenant, token);
    if (!read.ok) return read;
    const { type, iat, exp, sid, cc } = read.claims;
    const time = now() / 1000;
    // Signed or not: no key of ours holds for so long, or comes from tomorrow.
    if (exp - iat > lifeSeconds || iat > time + skewSeconds) return { ok: false, reason: 'invalid' };
    if (sid !== stored?.chain) return { ok: false, reason: 'foreign' };
    if (type !== typeOf(stored)) return { ok: false, reason: 'outdated' };
    return { ok: true, key: { token, type, issuedAt: iat, expiresAt: exp }, cc };
  }

  async function verify(
    tenant: string,
    token: string,
  ): Promise<{ ok: true; claims: z.output<typeof claims> } | { ok: false; reason: 'invalid' | 'expired' }> {
    if (token.length > maxTokenLength) return { ok: false, reason: 'invalid' };
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => keyNamed(kid), {
        algorithms: ['HS256'],
        audience: tenant,
        currentDate: new Date(now()),
        requiredClaims: ['exp', 'iat', 'type'],
      });
      const parsed = claims.safeParse(payload);
      return parsed.success ? { ok: true, claims: parsed.data } : { ok: false, reason: 'invalid' };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return { ok: false, reason: 'expired' };
      if (error instanceof errors.JOSEError) return { ok: false, reason: 'invalid' };
      throw error;
    }
  }

  function keyNamed(id: string | undefined): Uint8Array {
    const bytes = id === undefined ? undefined : byId.get(id);
    if (!bytes) throw new errors.JWSInvalid('No key of this name');
    return bytes;
  }

  return {
    issue,
    check,
    async keyFor(tenant, holder, brought) {
      if (brought !== undefined) {
        const checked = await check(tenant, brought, holder.stored);
        const holds = checked.ok && checked.key.expiresAt - now() / 1000 > keyMarginSeconds;
        if (holds && checked.cc === holder.cc) return checked.key;
      }
      return issue(tenant, holder);
    },
  };
}

function typeOf(stored: KeyHolder['stored']): VisitorType {
  return visitorTypes[stored?.session.visitor.kind ?? 'anonymous'];
}

/** A secret serves several purposes, and none of their keys tells another. */
function signingKeyOf(secret: string): { id: string; bytes: Uint8Array } {
  const bytes = createHmac('sha256', secret).update('session key').digest();
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes };
}
