import { readSessionKey, type SessionKey } from './session-key.ts';

/** Name of the place in the tab’s storage. */
export const shelfName = 'session-key';

/** What outlasts the page. */
export interface Shelf {
  /** When the shop was last asked, by the device’s clock, in ms since 1970; NaN: never. */
  askedAt: number;
  held: ShelvedKey | undefined;
}

export interface ShelvedKey {
  key: SessionKey;
  /** What showed who is logged in when the key was given. */
  shown: string;
  /** How far the server’s clock is ahead of the device’s, in ms. */
  ahead: number;
}

/** Reads what stands on the shelf, whoever wrote it. */
export function readShelf(text: string | null): Shelf {
  const { askedAt, key: kept, shown, ahead } = parse(text);
  const key = readSessionKey(kept);
  const isWhole = key !== undefined && typeof shown === 'string' && Number.isFinite(ahead);
  return {
    askedAt: Number(askedAt ?? Number.NaN),
    held: isWhole ? { key, shown, ahead: Number(ahead) } : undefined,
  };
}

export function shelfText({ askedAt, held }: Shelf): string {
  return JSON.stringify({ ...held, askedAt });
}

function parse(text: string | null): Partial<Record<string, unknown>> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<Record<string, unknown>>;
  } catch {
    return {};
  }
}
