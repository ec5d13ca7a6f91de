import { z } from 'zod';
import { accountRulesOf } from '../../../../schemas/account/account-rules.ts';
import { formField } from '../../../../schemas/account/form-field.ts';
import { readRegistration, registrationInput } from '../../../../schemas/account/registration-form.ts';
import { dayIn } from '../../../../schemas/day-in.ts';
import { confirmAccount } from '../confirm-account.ts';
import { register, type RegisterPorts } from '../register.ts';
import { defineForm } from './define-form.ts';
import type { FormHandler } from './form-call.ts';
import { refuse, refuseFields, sharedRefusal } from './refusals.ts';

/** A new account, which waits until its owner has read a mail. */
export function registrationForm(ports: RegisterPorts): FormHandler {
  return defineForm({
    ...{ name: 'registration', route: 'registration', input: registrationInput },
    async handle({ tenant, locale, caller, input }) {
      const read = readRegistration(input, accountRulesOf(tenant), dayIn(tenant.timeZone, ports.clock()));
      if (!read.ok) return refuseFields(read.faults);
      const { registration } = read;
      const answer = await register(ports, caller, { registration, locale });
      if (!answer.ok) return sharedRefusal(answer) ?? refuseFields(['email.unreachable']);
      return { ok: true, route: 'registration', state: 'registriert' };
    },
  });
}

const tokenInput = z.strictObject({ token: formField });

/** What the page behind a mail's link sends: following the link alone proves nothing, as programs follow links too. */
export function confirmAccountForm(ports: Parameters<typeof confirmAccount>[0]): FormHandler {
  return defineForm({
    ...{ name: 'confirm-account', route: 'confirm-account', input: tokenInput },
    async handle({ caller, input }) {
      const answer = await confirmAccount(ports, caller, input.token);
      if (answer.ok) return { ok: true, route: 'login', state: 'bestaetigt' };
      return sharedRefusal(answer) ?? refuse('confirmLink', { status: 410 });
    },
  });
}
