import { readSessionKey, type SessionKey } from './session-key.ts';

/** What came of asking: a key and the server’s time (ms since 1970), or nothing for now, which says nothing of the visitor. */
export type FetchedKey =
  | { ok: true; key: SessionKey; serverNow: number }
  /**
   * `waitMs`: how long the server wants to be left alone. `wasCut`: the call ended before an answer or its time, as when the
   * page is left: for pages to come it was never made.
   */
  | { ok: false; waitMs: number; wasCut: boolean };

/** Milliseconds after which an answer is not waited for any longer. */
const timeoutMs = 8000;
const longestWaitMs = 3_600_000;

/** Asks for the session key of a tenant. Brings the key that is held, which is given back while it holds. Never throws. */
export async function fetchSessionKey(
  tenant: string,
  held: string | undefined,
  ask: typeof fetch = fetch,
): Promise<FetchedKey> {
  try {
    const answer = await ask(`/api/session/v1/${encodeURIComponent(tenant)}`, {
      method: 'POST',
      headers: { Accept: 'application/json', ...(held !== undefined && { 'x-ec-token': held }) },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) return { ok: false, waitMs: waitOf(answer.headers.get('Retry-After')), wasCut: false };
    const key = readSessionKey(await answer.json());
    if (!key) return { ok: false, waitMs: 0, wasCut: false };
    const sent = Date.parse(answer.headers.get('Date') ?? '');
    return { ok: true, key, serverNow: Number.isNaN(sent) ? key.issuedAt * 1000 : sent };
  } catch (error) {
    // What is no JSON was an answer, and what came too late was asked.
    const wasCut = (error as Error).name !== 'TimeoutError' && !(error instanceof SyntaxError);
    return { ok: false, waitMs: 0, wasCut };
  }
}

function waitOf(retryAfter: string | null): number {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0;
  return Math.min(longestWaitMs, seconds * 1000);
}
