import { accountRulesOf } from '../../../../schemas/account/account-rules.ts';
import { loginInput, readLogin } from '../../../../schemas/account/login-form.ts';
import { numberLoginInput, readNumberLogin } from '../../../../schemas/account/number-login-form.ts';
import { dayIn } from '../../../../schemas/day-in.ts';
import type { Logins } from '../../../session/logins.ts';
import type { AccountPorts } from '../account-ports.ts';
import { loginByNumber } from '../login-by-number.ts';
import { isOvertaken, login, type LoginPorts } from '../login.ts';
import { flagsOf } from '../login-flags.ts';
import { defineForm } from './define-form.ts';
import type { FormHandler } from './form-call.ts';
import { refuse, refuseFields, sharedRefusal } from './refusals.ts';

type LoginFormPorts = LoginPorts &
  Pick<AccountPorts, 'endSessions'> & { logins: Pick<Logins, 'logIn' | 'logOut'> };

/** E-mail address and password. (Requirements 2.090, 2.092, 7.069) */
export function loginForm(ports: LoginFormPorts): FormHandler {
  return defineForm({
    ...{ name: 'login', route: 'login', input: loginInput },
    async handle({ response, caller, browser, input }) {
      const read = readLogin(input);
      if (!read.ok) return refuseFields(read.faults);
      const answer = await login(ports, caller, read.entries, browser);
      if (answer.ok) {
        const { account, stays, visitor } = answer;
        await ports.logins.logIn(response, { ...visitor, stays, flags: flagsOf(account) });
        if (!(await isOvertaken(ports, account, read.entries.password)))
          return { ok: true, route: 'account', followsTarget: true };
        await ports.endSessions(account.tenant, account.id);
        await ports.logins.logOut(response);
        return refuse('wrong');
      }
      const shared = sharedRefusal(answer);
      if (shared) return shared;
      if (answer.reason === 'unconfirmed') return refuse('unconfirmed');
      return refuse('wrong', answer.reason === 'wrong' && answer.needsCaptcha ? { needsProof: true } : {});
    },
  });
}

/** Customer number and birthday, where the shop offers it: whoever knows them is known, and no more. (Requirement 2.091) */
export function numberLoginForm(ports: LoginFormPorts): FormHandler {
  return defineForm({
    ...{ name: 'number-login', route: 'login', input: numberLoginInput },
    async handle({ response, tenant, caller, input }) {
      const rules = accountRulesOf(tenant);
      if (!rules.numberLogin) return refuse('wrongNumber', { status: 404 });
      const read = readNumberLogin(input, dayIn(tenant.timeZone, ports.clock()));
      if (!read.ok) return refuseFields(read.faults);
      const answer = await loginByNumber(ports, caller, read.entries, rules);
      if (!answer.ok) {
        const needsProof = answer.reason === 'wrong' && answer.needsCaptcha;
        return sharedRefusal(answer) ?? refuse('wrongNumber', needsProof ? { needsProof } : {});
      }
      const { account, visitor } = answer;
      await ports.logins.logIn(response, { ...visitor, stays: false, flags: flagsOf(account) });
      return { ok: true, route: 'home', followsTarget: true };
    },
  });
}
