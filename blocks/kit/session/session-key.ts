/** A session key as the shop gives it. Times in seconds since 1970, by the server’s clock. */
export interface SessionKey {
  key: string;
  /** 0 anonymous, 1 soft, 2 logged in. */
  type: 0 | 1 | 2;
  issuedAt: number;
  expiresAt: number;
}

/** Seconds before its end from which a key counts as gone. (Requirements 4.003–4.005) */
const marginSeconds = 1800;

/** The moment from which a key counts as gone, in ms since 1970; a brief one at half its life. */
export function staleAt({ issuedAt, expiresAt }: SessionKey): number {
  const life = expiresAt - issuedAt;
  return 1000 * (expiresAt - (life > marginSeconds ? marginSeconds : life / 2));
}

/** Reads what came from elsewhere; undefined: it is no key. */
export function readSessionKey(value: unknown): SessionKey | undefined {
  const { key, type, issuedAt, expiresAt } = (value ?? {}) as Partial<Record<keyof SessionKey, unknown>>;
  const kind = kindOf(type);
  const isKey =
    typeof key === 'string' &&
    /^[\w.-]{1,2000}$/.test(key) &&
    kind !== undefined &&
    isMoment(issuedAt) &&
    isMoment(expiresAt) &&
    issuedAt < expiresAt;
  return isKey ? { key, type: kind, issuedAt, expiresAt } : undefined;
}

/** Absent: anonymous; any but 0 and 1: logged in. (Requirements 3.002–3.004) */
function kindOf(type: unknown): SessionKey['type'] | undefined {
  if (type === undefined || type === 0) return 0;
  if (type === 1) return 1;
  return Number.isSafeInteger(type) ? 2 : undefined;
}

function isMoment(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
