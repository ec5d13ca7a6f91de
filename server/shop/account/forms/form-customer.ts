import type { Response } from 'express';
import { visitorOf } from '../../../session/request-visitor.ts';
import type { Visitor } from '../../../session/visitor.ts';
import type { Refused } from './form-call.ts';
import { refuse, sharedRefusal } from './refusals.ts';

/** Who is fully logged in, and whether they stay so on this device; undefined for everybody else. Throws an outage. */
export async function customerOf(
  response: Response,
): Promise<{ visitor: Extract<Visitor, { kind: 'full' }>; stays: boolean } | undefined> {
  const stored = await visitorOf(response).stored();
  const visitor = stored?.session.visitor;
  return visitor?.kind === 'full' ? { visitor, stays: stored?.session.stays ?? false } : undefined;
}

export const refuseStranger: Refused = { ok: false, status: 401, faults: [], text: 'session.logIn' };

/** Where the present password was not proved. */
export function refusePassword(answer: { ok: false; reason: string }): Refused {
  return sharedRefusal(answer) ?? refuse(answer.reason === 'no-password' ? 'noPassword' : 'wrongPassword');
}
