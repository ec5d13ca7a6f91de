import type { Delivery } from '../queue/delivery.ts';
import type { ClaimedWebhook } from './webhook-outbox.ts';
import { signWebhook } from './webhook-signature.ts';

interface WebhookTarget {
  url: string;
  /** Every one signs: two while one takes the other's place. */
  secrets: readonly string[];
}

/** The receiver says that it wants nothing any more. */
const gone = 410;

/**
 * Posts a message to a merchant's system, which has taken it when it answers with a status from 200 to 299. It is led nowhere else,
 * and nothing of the answer is read. 410 is its last word; all else may be put right, and is tried again.
 */
export async function sendWebhook(
  { url, secrets }: WebhookTarget,
  { message: id, body }: Pick<ClaimedWebhook, 'message' | 'body'>,
  { at, signal }: { /** In ms since 1970. */ at: number; signal: AbortSignal },
): Promise<Delivery> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...signWebhook(secrets, { id, seconds: Math.floor(at / 1000), body }),
      },
      body,
      signal,
      redirect: 'manual',
    });
    await response.body?.cancel();
    if (response.ok) return { ok: true };
    return { ok: false, isPermanent: response.status === gone, reason: String(response.status) };
  } catch (error) {
    return { ok: false, isPermanent: false, reason: codeOf(error) };
  }
}

/** A short code: what connections say may name addresses. */
function codeOf(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: unknown }; name?: string };
  return typeof cause?.code === 'string' ? cause.code.slice(0, 60) : (name ?? 'unknown');
}
