import { accountRulesOf } from '../../../../schemas/account/account-rules.ts';
import { changePasswordInput, readChangePassword } from '../../../../schemas/account/change-password-form.ts';
import { forgotPasswordInput, readForgotPassword } from '../../../../schemas/account/forgot-password-form.ts';
import { readResetPassword, resetPasswordInput } from '../../../../schemas/account/reset-password-form.ts';
import type { Logins } from '../../../session/logins.ts';
import type { AccountPorts } from '../account-ports.ts';
import { changePassword } from '../change-password.ts';
import { flagsOf } from '../login-flags.ts';
import { requestReset } from '../request-reset.ts';
import { resetPassword } from '../reset-password.ts';
import { defineForm } from './define-form.ts';
import type { FormHandler } from './form-call.ts';
import { customerOf, refusePassword, refuseStranger } from './form-customer.ts';
import { refuse, refuseFields, sharedRefusal } from './refusals.ts';

/** Asks for a link to set a new password. (Requirements 2.093–2.095, 7.070) */
export function forgotPasswordForm(ports: AccountPorts): FormHandler {
  return defineForm({
    ...{ name: 'forgot-password', route: 'password-forgotten', input: forgotPasswordInput },
    awayText: 'account.refused.resetLater',
    async handle({ caller, input }) {
      const read = readForgotPassword(input);
      if (!read.ok) return refuseFields(read.faults);
      const answer = await requestReset(ports, caller, read.entries);
      if (answer.ok) return { ok: true, route: 'password-forgotten', state: 'gesendet' };
      return sharedRefusal(answer) ?? refuse('reset');
    },
  });
}

/** Sets a new password by a mail's link. (Requirements 8.016–8.018) */
export function resetPasswordForm(ports: AccountPorts): FormHandler {
  return defineForm({
    ...{ name: 'reset-password', route: 'password-reset', input: resetPasswordInput },
    awayText: 'account.refused.resetLater',
    async handle({ tenant, caller, input }) {
      const read = readResetPassword(input, accountRulesOf(tenant));
      if (!read.ok) return refuseFields(read.faults);
      const answer = await resetPassword(ports, caller, read.entries);
      if (answer.ok) return { ok: true, route: 'login', state: 'neues-passwort' };
      return sharedRefusal(answer) ?? refuse('link', { status: 410 });
    },
  });
}

/** A customer who is logged in sets a new password; every other device is logged out, and this one gets a new session. */
export function changePasswordForm(ports: AccountPorts & { logins: Pick<Logins, 'logIn'> }): FormHandler {
  return defineForm({
    ...{ name: 'change-password', route: 'account-data', input: changePasswordInput },
    async handle({ response, tenant, input }) {
      const known = await customerOf(response);
      if (!known) return refuseStranger;
      const read = readChangePassword(input, accountRulesOf(tenant));
      if (!read.ok) return refuseFields(read.faults);
      const { visitor, stays } = known;
      const { customerId } = visitor;
      const answer = await changePassword(
        ports,
        { tenant: tenant.slug, accountId: customerId },
        read.entries,
      );
      if (!answer.ok) return refusePassword(answer);
      const account = await ports.store.byId(tenant.slug, customerId);
      if (account) await ports.logins.logIn(response, { ...visitor, stays, flags: flagsOf(account) });
      return { ok: true, route: 'account-data', state: 'geaendert' };
    },
  });
}
