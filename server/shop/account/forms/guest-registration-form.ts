import { z } from 'zod';
import type { AccountFault } from '../../../../schemas/account/account-fault.ts';
import { accountRulesOf } from '../../../../schemas/account/account-rules.ts';
import { formBox, formField } from '../../../../schemas/account/form-field.ts';
import { readNewPassword } from '../../../../schemas/account/password.ts';
import { orderQuery } from '../../../../schemas/checkout/checkout-form.ts';
import { HttpError } from '../../../http/http-error.ts';
import type { RegisteringBrowser } from '../../../session/registering-browser.ts';
import type { AccountPorts } from '../account-ports.ts';
import { register, type RegisterPorts } from '../register.ts';
import { defineForm } from './define-form.ts';
import type { FormHandler } from './form-call.ts';
import { refuseFields, sharedRefusal } from './refusals.ts';

const input = z.strictObject({ password: formField, terms: formBox, [orderQuery.token]: formField });

/**
 * Below the order of a guest: a password is all that an account needs beside it. It waits as every registration does until the
 * mailbox of the order has proved it, and the order is its own no sooner. (Decision 048)
 */
export function guestRegistrationForm(
  ports: RegisterPorts & Pick<AccountPorts, 'orders'> & { browsers: RegisteringBrowser },
): FormHandler {
  return defineForm({
    ...{ name: 'register', route: 'order-confirmation', input },
    async handle({ response, tenant, locale, caller, input: { password: typed, terms, ...more } }) {
      const token = more[orderQuery.token];
      const order = await ports.orders.find(tenant.slug, token);
      if (!order)
        throw new HttpError(404, 'There is no such order', { text: { key: 'checkout.refused.no-order' } });
      const read = readNewPassword(typed, accountRulesOf(tenant).passwordMin);
      const faults: AccountFault[] = read.ok ? [] : [`password.${read.reason}`];
      if (terms !== 'yes') faults.push('terms.missing');
      if (!read.ok || faults.length > 0) return refuseFields(faults);
      const { number, ...person } = order;
      // No birthday: who pays by a credit is asked for it there.
      const registration = { ...person, birthday: null, password: read.password };
      const browser = ports.browsers.begin(response);
      const answer = await register(ports, caller, {
        ...{ registration, locale, browser: browser.name, order: number },
      });
      if (!answer.ok)
        return (
          sharedRefusal(answer) ?? {
            ...refuseFields([]),
            text: 'account.fault.email.unreachable',
          }
        );
      // Pressed twice, the browser stays the one of the first press.
      if (!answer.isRepeated) browser.keep();
      const query = { [orderQuery.token]: token };
      return { ok: true, route: 'order-confirmation', state: 'registriert', query };
    },
  });
}
