import type { FormProof } from '../../../schemas/account/form-field.ts';
import { type CallLimit, secondsToWait } from '../../http/call-limit.ts';
import type { Captcha, CaptchaRefusal } from './altcha-captcha.ts';
import { type FormPlace, type FormTokenRefusal, type FormTokens, nameOfFormToken } from './form-tokens.ts';
import type { SteadyCounters } from '../../concurrency/steady-counters.ts';

export type FormCheckAnswer =
  | { ok: true }
  | { ok: false; reason: 'captcha'; because: 'missing' | 'used' | CaptchaRefusal | FormTokenRefusal }
  | { ok: false; reason: 'limited'; retryAfterSeconds: number };

/** Whether a person fills in a form. What proves it is used up by asking. */
export interface FormCheck {
  (proof: FormProof, place: FormPlace, address: string | undefined): Promise<FormCheckAnswer>;
}

/** A form without a script costs its sender nothing but time: few of them from one address. */
export const unscriptedForms: CallLimit = { name: 'account-form', most: 5, perMs: 60 * 60 * 1000 };

/** Takes a solved captcha, or else the token that the form was drawn with; each once in all processes. */
export function createFormCheck({
  captcha,
  formTokens,
  counters,
  secret,
}: {
  captcha: Captcha;
  formTokens: FormTokens;
  counters: SteadyCounters;
  /** Hides addresses in counters. */
  secret: string;
}): FormCheck {
  async function useUp(name: string, remainingMs: number): Promise<FormCheckAnswer> {
    const isFirst = await counters.claim(name, Math.max(1, Math.ceil(remainingMs)));
    return isFirst ? { ok: true } : { ok: false, reason: 'captcha', because: 'used' };
  }

  return async (proof, place, address) => {
    const { tenant } = place;
    if (proof.captcha !== '') {
      const solved = await captcha.verify(tenant, proof.captcha);
      if (!solved.ok) return { ok: false, reason: 'captcha', because: solved.reason };
      return useUp(`account-captcha:${solved.name}`, solved.remainingMs);
    }
    if (proof.formToken === '') return { ok: false, reason: 'captcha', because: 'missing' };
    const read = formTokens.read(proof.formToken, place);
    if (!read.ok) return { ok: false, reason: 'captcha', because: read.reason };
    const wait = await secondsToWait({ counters, secret }, unscriptedForms, { tenant, address });
    if (wait !== undefined) return { ok: false, reason: 'limited', retryAfterSeconds: wait };
    return useUp(`account-form-token:${nameOfFormToken(proof.formToken)}`, read.remainingMs);
  };
}
