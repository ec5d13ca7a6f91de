import { accountRulesOf } from '../../../../schemas/account/account-rules.ts';
import { accountQuery } from '../../../../schemas/account/form-state.ts';
import {
  confirmInput,
  readPerson,
  readRegistration,
  registrationInput,
} from '../../../../schemas/account/registration-form.ts';
import { dayIn } from '../../../../schemas/day-in.ts';
import { routeTable } from '../../../../schemas/tenant/route-table.ts';
import { hasCollectionHint } from '../../../session/collection-hint.ts';
import type { RegisteringBrowser } from '../../../session/registering-browser.ts';
import { confirmAccount } from '../confirm-account.ts';
import { register, type RegisterPorts } from '../register.ts';
import { defineForm } from './define-form.ts';
import type { FormHandler } from './form-call.ts';
import { refuse, refuseFields, sharedRefusal } from './refusals.ts';

/** A new account, which waits until its owner has read a mail. */
export function registrationForm(ports: RegisterPorts & { browsers: RegisteringBrowser }): FormHandler {
  return defineForm({
    ...{ name: 'registration', route: 'registration', input: registrationInput },
    async handle({ response, tenant, locale, caller, input }) {
      const read = readRegistration(input, accountRulesOf(tenant), dayIn(tenant.timeZone, ports.clock()));
      if (!read.ok) return refuseFields(read.faults);
      const { registration } = read;
      const browser = ports.browsers.begin(response);
      const answer = await register(ports, caller, {
        ...{ registration, locale, browser: browser.name, order: null },
      });
      if (!answer.ok) return sharedRefusal(answer) ?? refuseFields(['email.unreachable']);
      browser.keep();
      return { ok: true, route: 'registration', state: 'registriert' };
    },
  });
}

/** What the page behind a mail's link sends: following the link alone proves nothing, as programs follow links too. */
export function confirmAccountForm(
  ports: Parameters<typeof confirmAccount>[0] & {
    browsers: RegisteringBrowser;
  },
): FormHandler {
  return defineForm({
    ...{ name: 'confirm-account', route: 'confirm-account', input: confirmInput },
    async handle({ response, tenant, locale, caller, browser, input }) {
      const { token, known, ...entries } = input;
      const today = dayIn(tenant.timeZone, ports.clock());
      const rules = accountRulesOf(tenant);
      const person = readPerson(entries, rules, today);
      const flags = { creditAffinity: rules.creditAffinity === true, bonusProgram: false };
      const answer = await confirmAccount(ports, caller, { token, browser, person, flags });
      if (answer.ok) {
        ports.browsers.forget(response);
        // Who registered to order goes on with that.
        const basket = routeTable(tenant, locale).address('basket');
        const isOrdering = basket !== undefined && hasCollectionHint('basket', response.req);
        const query = isOrdering ? { [accountQuery.target]: basket } : {};
        return { ok: true, route: 'login', state: answer.isNew ? 'bestaetigt' : 'schon-bestaetigt', query };
      }
      if (answer.reason !== 'person') return sharedRefusal(answer) ?? refuse('confirmLink', { status: 410 });
      // Since the page was drawn with nothing but a button, another has registered the address.
      if (known === 'yes')
        return { ok: true, route: 'confirm-account', query: { [accountQuery.token]: token } };
      return refuseFields(answer.faults);
    },
  });
}
