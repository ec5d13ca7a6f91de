import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a form is for, and where: a token made for one is nothing in another. */
export interface FormPlace {
  tenant: string;
  form: 'login' | 'number-login' | 'forgot-password' | 'track';
}

export type FormTokenRefusal = 'invalid' | 'expired' | 'too-early';

/** Marks with which forms are drawn, for visitors whose browser runs no script. */
export interface FormTokens {
  make(place: FormPlace): string;
  /** `remainingMs`: how long the token could still be used, so how long its use is to be remembered. */
  read(
    token: string,
    place: FormPlace,
  ): { ok: true; remainingMs: number } | { ok: false; reason: FormTokenRefusal };
}

/** People need longer than this to fill in a form; programs that send at once are refused. */
export const formTokenMinAgeMs = 3000;
export const formTokenMaxAgeMs = 60 * 60 * 1000;

export function createFormTokens({
  secret,
  clock,
  randomBytes,
}: {
  secret: string;
  /** In ms since 1970. */
  clock: () => number;
  randomBytes: (size: number) => Buffer;
}): FormTokens {
  const markOf = (made: string, { tenant, form }: FormPlace): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['form token', tenant, form, made]))
      .digest();

  return {
    make(place) {
      const made = `${clock().toString(36)}.${randomBytes(12).toString('base64url')}`;
      return `${made}.${markOf(made, place).toString('base64url')}`;
    },
    read(token, place) {
      const [, made = '', time = '', mark = ''] =
        /^(([0-9a-z]{1,11})\.[\w-]{16})\.([\w-]{43})$/.exec(token) ?? [];
      if (made === '' || !timingSafeEqual(Buffer.from(mark, 'base64url'), markOf(made, place)))
        return { ok: false, reason: 'invalid' };
      const age = clock() - Number.parseInt(time, 36);
      if (age < formTokenMinAgeMs) return { ok: false, reason: 'too-early' };
      if (age >= formTokenMaxAgeMs) return { ok: false, reason: 'expired' };
      return { ok: true, remainingMs: formTokenMaxAgeMs - age };
    },
  };
}

/** The name under which the use of a token is remembered. Its mark could be written in several ways, what it marks in one. */
export function nameOfFormToken(token: string): string {
  return token.split('.').slice(0, 2).join('.');
}
