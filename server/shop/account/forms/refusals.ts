import type { AccountFault } from '../../../../schemas/account/account-fault.ts';
import type { Busy, Limited } from '../account-ports.ts';
import type { FormCheckAnswer } from '../form-check.ts';
import type { Refused } from './form-call.ts';

/** What is entered has faults, which are named beside their fields. */
export function refuseFields(faults: readonly AccountFault[]): Refused {
  const needsProof = faults.includes('captcha.missing');
  return {
    ...{ ok: false, status: 422, faults, text: 'account.refused.fields' },
    ...(needsProof && { needsProof }),
  };
}

/** What is entered is well formed, and not right. */
export function refuse(text: string, more: Partial<Refused> = {}): Refused {
  return { ok: false, status: 422, faults: [], text: `account.refused.${text}`, ...more };
}

const refuseBusy: Refused = {
  ...{ ok: false, status: 503, faults: [], text: 'account.failed', retryAfterSeconds: 2 },
};

function refuseLimited({ retryAfterSeconds }: Limited): Refused {
  return refuse('limited', { status: 429, retryAfterSeconds });
}

type Shared = Limited | Busy | Exclude<FormCheckAnswer, { ok: true }>;

/** The refusals that tell nothing of any account; undefined for those that a form words by itself. */
export function sharedRefusal(answer: { ok: false; reason: string }): Refused | undefined {
  if (!isShared(answer)) return undefined;
  if (answer.reason === 'limited') return refuseLimited(answer);
  if (answer.reason === 'busy') return refuseBusy;
  if (answer.because === 'missing') return refuseFields(['captcha.missing']);
  return refuse(answer.because === 'too-early' ? 'captchaTooEarly' : 'captcha', { needsProof: true });
}

function isShared(answer: { reason: string }): answer is Shared {
  return ['limited', 'busy', 'captcha'].includes(answer.reason);
}
