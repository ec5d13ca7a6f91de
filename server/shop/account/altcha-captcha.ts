import { createHmac } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

export type CaptchaRefusal = 'invalid' | 'expired';

/** A captcha that the browser solves by work, without a puzzle. */
export interface Captcha {
  /** A task, as the element `altcha-widget` takes it. */
  challenge(tenant: string): Promise<Challenge>;
  /** Reads what the element sends. `name`: of the task, under which its use is remembered for `remainingMs`. */
  verify(
    tenant: string,
    payload: string,
  ): Promise<{ ok: true; name: string; remainingMs: number } | { ok: false; reason: CaptchaRefusal }>;
}

interface AltchaCaptchaOptions {
  secret: string;
  /** In ms since 1970. */
  clock: () => number;
  /** A random whole number from `min` to below `max`. */
  randomInt: (min: number, max: number) => number;
  /** Rounds of PBKDF2 for each try. Default: 5000. */
  cost?: number;
  /** How many tries a task takes, from and to below. Default: 500 to 1500, about a second on a phone of the middle. */
  tries?: readonly [min: number, max: number];
}

/** Long enough for who fills in a form slowly, or with help. */
export const captchaMs = 20 * 60 * 1000;

const hex = z
  .string()
  .max(128)
  .regex(/^[0-9a-f]+$/);
/** As we make them; anything more was not made here. */
const payloadShape = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex,
      salt: hex,
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.int(),
      data: z.strictObject({ tenant: z.string().max(64) }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: hex }),
});

/** Tasks by altcha-lib, made and checked here: nobody else learns who fills in a form. */
export function createAltchaCaptcha(options: AltchaCaptchaOptions): Captcha {
  const { secret, clock, randomInt, cost = 5000, tries: [min, max] = [500, 1500] } = options;
  const secretFor = (use: string): string => createHmac('sha256', secret).update(use).digest('hex');
  const secrets = {
    hmacSignatureSecret: secretFor('captcha task'),
    hmacKeySignatureSecret: secretFor('captcha key'),
  };

  return {
    challenge: (tenant) =>
      createChallenge({
        ...{ algorithm: 'PBKDF2/SHA-256', cost, counter: randomInt(min, max), deriveKey, ...secrets },
        ...{ data: { tenant }, expiresAt: Math.floor((clock() + captchaMs) / 1000) },
      }),
    async verify(tenant, payload) {
      const parsed = payloadShape.safeParse(decode(payload));
      if (!parsed.success) return { ok: false, reason: 'invalid' };
      const { challenge, solution } = parsed.data;
      const { nonce, expiresAt, data } = challenge.parameters;
      const answer = await verifySolution({
        ...{ challenge, deriveKey, ...secrets },
        solution: { counter: solution.counter, derivedKey: solution.derivedKey },
      });
      // The library reads the machine's clock as well, and says so before it looks at the signature.
      const remainingMs = expiresAt * 1000 - clock();
      if (answer.expired || (answer.verified && remainingMs <= 0)) return { ok: false, reason: 'expired' };
      if (!answer.verified || data.tenant !== tenant) return { ok: false, reason: 'invalid' };
      return { ok: true, name: nonce, remainingMs };
    },
  };
}

/** The element sends JSON in base64. */
function decode(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
