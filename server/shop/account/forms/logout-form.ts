import { z } from 'zod';
import type { Logins } from '../../../session/logins.ts';
import { defineForm } from './define-form.ts';
import type { FormHandler } from './form-call.ts';

const nothing = z.strictObject({});

/** Logs out, also whoever was not logged in any more. (Requirement 2.103) */
export function logoutForm({ logins }: { logins: Pick<Logins, 'logOut'> }): FormHandler {
  return defineForm({
    ...{ name: 'logout', route: 'login', input: nothing },
    async handle({ response }) {
      await logins.logOut(response);
      return { ok: true, route: 'login', state: 'abgemeldet' };
    },
  });
}
