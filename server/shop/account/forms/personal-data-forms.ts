import { accountRulesOf } from '../../../../schemas/account/account-rules.ts';
import { cancelAdvertisingInput, readCancelBoxes } from '../../../../schemas/personal-data/cancel-boxes.ts';
import {
  changeDetailsInput,
  readChangeDetails,
} from '../../../../schemas/personal-data/change-details-form.ts';
import {
  changeEmailInput,
  confirmEmailInput,
  readChangeEmail,
} from '../../../../schemas/personal-data/change-email-form.ts';
import { dayIn } from '../../../../schemas/day-in.ts';
import type { Logins } from '../../../session/logins.ts';
import type { AccountPorts, PersonalDataPorts } from '../account-ports.ts';
import { askForEmail, confirmEmail } from '../change-email.ts';
import { flagsOf } from '../login-flags.ts';
import { defineForm } from './define-form.ts';
import type { FormHandler } from './form-call.ts';
import { customerOf, refusePassword, refuseStranger } from './form-customer.ts';
import { refuse, refuseFields, sharedRefusal } from './refusals.ts';

/** How a customer is addressed, name, phone and birthday. (Requirement 2.027) */
export function changeDetailsForm({ store, clock }: Pick<AccountPorts, 'store' | 'clock'>): FormHandler {
  return defineForm({
    ...{ name: 'change-details', route: 'account-data', input: changeDetailsInput },
    async handle({ response, tenant, input }) {
      const known = await customerOf(response);
      const before = known && (await store.byId(tenant.slug, known.visitor.customerId));
      if (!before) return refuseStranger;
      const today = dayIn(tenant.timeZone, clock());
      const read = readChangeDetails(input, { rules: accountRulesOf(tenant), before, today });
      if (!read.ok) return refuseFields(read.faults);
      await store.update(tenant.slug, before.id, read.details);
      return { ok: true, route: 'account-data', state: 'daten-gespeichert' };
    },
  });
}

/** Asks for another address, which its mailbox confirms. */
export function changeEmailForm(ports: AccountPorts & PersonalDataPorts): FormHandler {
  return defineForm({
    ...{ name: 'change-email', route: 'account-data', input: changeEmailInput },
    async handle({ response, tenant, input }) {
      const known = await customerOf(response);
      if (!known) return refuseStranger;
      const read = readChangeEmail(input);
      if (!read.ok) return refuseFields(read.faults);
      const whose = { tenant: tenant.slug, accountId: known.visitor.customerId };
      const answer = await askForEmail(ports, whose, read.entries);
      if (answer.ok) return { ok: true, route: 'account-data', state: 'adresse-angefragt' };
      const { reason } = answer;
      return reason === 'same' || reason === 'unreachable'
        ? refuseFields([`email.${reason}`])
        : refusePassword(answer);
    },
  });
}

/** Puts the address of a mail's link in force; every other device is logged out, and this one gets a new session. */
export function confirmEmailForm(
  ports: AccountPorts & PersonalDataPorts & { logins: Pick<Logins, 'logIn'> },
): FormHandler {
  return defineForm({
    ...{ name: 'confirm-email', route: 'account-data', input: confirmEmailInput },
    async handle({ response, caller, input: { token } }) {
      const known = await customerOf(response);
      if (!known) return refuseStranger;
      const { visitor, stays } = known;
      const answer = await confirmEmail(ports, caller, { accountId: visitor.customerId, token });
      if (!answer.ok) {
        if (answer.reason === 'email-taken') return refuse('emailTaken', { status: 409 });
        return sharedRefusal(answer) ?? refuse('emailLink', { status: 410 });
      }
      if (answer.isNew)
        await ports.logins.logIn(response, { ...visitor, stays, flags: flagsOf(answer.account) });
      return { ok: true, route: 'account-data', state: 'neue-adresse' };
    },
  });
}

/** What a customer does not want to get, and may have again. (Requirements 3.043, 3.051–3.053) */
export function cancelAdvertisingForm({
  objections,
  clock,
}: Pick<AccountPorts & PersonalDataPorts, 'objections' | 'clock'>): FormHandler {
  return defineForm({
    ...{ name: 'cancel-advertising', route: 'account-data', input: cancelAdvertisingInput },
    async handle({ response, tenant, input }) {
      const known = await customerOf(response);
      if (!known) return refuseStranger;
      await objections.keep(tenant.slug, known.visitor.customerId, readCancelBoxes(input), clock());
      return { ok: true, route: 'account-data', state: 'werbung-gespeichert' };
    },
  });
}
