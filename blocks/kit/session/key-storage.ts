import { readSessionKey, type SessionKey } from './session-key.ts';

/** Name of the entry in the tab’s storage. */
export const keyStorageName = 'session-key';

/** What outlasts the page. */
interface StoredKeyState {
  /** When the shop was last asked, by the device’s clock, in ms since 1970; NaN: never. */
  askedAt: number;
  held: StoredKey | undefined;
}

export interface StoredKey {
  key: SessionKey;
  /** What showed who is logged in when the key was given. */
  shown: string;
  /** How far the server’s clock is ahead of the device’s, in ms. */
  ahead: number;
}

/** Reads what stands in the storage, whoever wrote it. */
export function readStoredKey(text: string | null): StoredKeyState {
  const { askedAt, key: kept, shown, ahead } = parse(text);
  const key = readSessionKey(kept);
  const isWhole = key !== undefined && typeof shown === 'string' && Number.isFinite(ahead);
  return {
    askedAt: Number(askedAt ?? Number.NaN),
    held: isWhole ? { key, shown, ahead: Number(ahead) } : undefined,
  };
}

export function storedKeyText({ askedAt, held }: StoredKeyState): string {
  return JSON.stringify({ ...held, askedAt });
}

function parse(text: string | null): Partial<Record<string, unknown>> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<Record<string, unknown>>;
  } catch {
    return {};
  }
}
