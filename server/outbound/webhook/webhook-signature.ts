import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds by which a signed message may be older or newer than now. */
const toleranceSeconds = 300;

/** The headers that say who has sent a message, in small letters. */
const signatureHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Signs a message as Standard Webhooks 1.0.0 does: HMAC-SHA256 of id, seconds and body, by each of the secrets, which are base64,
 * with `whsec_` or not.
 */
export function signWebhook(
  secrets: readonly string[],
  { id, seconds, body }: { id: string; seconds: number; body: string },
): Record<string, string> {
  return {
    [signatureHeaders.id]: id,
    [signatureHeaders.timestamp]: String(seconds),
    [signatureHeaders.signature]: secrets
      .map((secret) => `v1,${macOf(secret, id, String(seconds), body).toString('base64')}`)
      .join(' '),
  };
}

/**
 * The id of a message that one of the secrets has signed within the last minutes; null: it is not believed. Several signatures
 * stand beside each other while a secret changes.
 */
export function readWebhook(
  secrets: readonly string[],
  headers: Headers,
  body: string,
  nowMs: number,
): string | null {
  const { id, timestamp, signature } = signatureHeaders;
  const [sentId, sentAt, signatures] = [headers[id], headers[timestamp], headers[signature]];
  if (typeof sentId !== 'string' || typeof sentAt !== 'string' || typeof signatures !== 'string') return null;
  if (!/^\d{1,12}$/.test(sentAt) || Math.abs(nowMs / 1000 - Number(sentAt)) > toleranceSeconds) return null;
  const given = signatures
    .split(' ')
    .flatMap((each) => (each.startsWith('v1,') ? [Buffer.from(each.slice(3), 'base64')] : []));
  // Every one is compared: how long it takes tells nothing.
  const matches = secrets.flatMap((secret) => {
    const own = macOf(secret, sentId, sentAt, body);
    return given.map((other) => other.length === own.length && timingSafeEqual(other, own));
  });
  return matches.includes(true) ? sentId : null;
}

function macOf(secret: string, id: string, timestamp: string, body: string): Buffer {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
}
