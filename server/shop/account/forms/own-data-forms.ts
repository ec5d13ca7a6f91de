import { accountQuery } from '../../../../schemas/account/form-state.ts';
import {
  currentPasswordInput,
  readCurrentPassword,
} from '../../../../schemas/account/current-password-form.ts';
import type { Logins } from '../../../session/logins.ts';
import type { AccountPorts } from '../account-ports.ts';
import { deleteAccount } from '../delete-account.ts';
import { exportOwnData } from '../export-own-data.ts';
import { defineForm } from './define-form.ts';
import type { FormHandler } from './form-call.ts';
import { customerOf, refusePassword, refuseStranger } from './form-customer.ts';
import { refuse, refuseFields } from './refusals.ts';

/** Leads a customer to the page with links to all that the shop holds of them. */
export function exportDataForm(ports: AccountPorts): FormHandler {
  return defineForm({
    ...{ name: 'export-data', route: 'account-data', input: currentPasswordInput },
    async handle({ response, tenant, input }) {
      const known = await customerOf(response);
      if (!known) return refuseStranger;
      const read = readCurrentPassword(input);
      if (!read.ok) return refuseFields(read.faults);
      const whose = { tenant: tenant.slug, accountId: known.visitor.customerId };
      const answer = await exportOwnData(ports, whose, read.currentPassword);
      if (!answer.ok) return refusePassword(answer);
      return { ok: true, route: 'account-data', query: { [accountQuery.token]: answer.ticket } };
    },
  });
}

/** Ends a customer's account, and leads to the login, where it is said. */
export function deleteAccountForm(ports: AccountPorts & { logins: Pick<Logins, 'logOut'> }): FormHandler {
  return defineForm({
    ...{ name: 'delete-account', route: 'account-data', input: currentPasswordInput },
    async handle({ response, tenant, input }) {
      const known = await customerOf(response);
      if (!known) return refuseStranger;
      const read = readCurrentPassword(input);
      if (!read.ok) return refuseFields(read.faults);
      const whose = { tenant: tenant.slug, accountId: known.visitor.customerId };
      const answer = await deleteAccount(ports, whose, read.currentPassword);
      if (!answer.ok && answer.reason === 'open-order') return refuse('openOrder', { status: 409 });
      if (!answer.ok && answer.reason === 'money-owed') return refuse('moneyOwed', { status: 409 });
      if (!answer.ok) return refusePassword(answer);
      await ports.logins.logOut(response);
      return { ok: true, route: 'login', state: 'geloescht' };
    },
  });
}
