import type { AccountFault } from '../../../../schemas/account/account-fault.ts';
import { accountRulesOf } from '../../../../schemas/account/account-rules.ts';
import { type AccountForm, accountQuery } from '../../../../schemas/account/form-state.ts';
import type { RefusedForm } from '../../../../schemas/personal-request.ts';
import { routeTable } from '../../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import type { Request, Response } from 'express';
import { HttpError } from '../../../http/http-error.ts';
import { ownPath } from '../../../http/own-path.ts';
import { type Entries, entryOf } from '../../../http/read-entries.ts';
import { tenantOf } from '../../../http/tenant-of.ts';
import { MailServerUnavailable } from '../../../outbound/mail/mail-server-unavailable.ts';
import { OutboxFull } from '../../../outbound/mail/outbox.ts';
import { isOutage } from '../../../storage/is-outage.ts';
import type { RegisteringBrowser } from '../../../session/registering-browser.ts';
import type { FormHandler, FormOutcome, Taken } from './form-call.ts';
import { stateText } from './state-text.ts';

/** One of the shop's texts. */
export type ShopText = (
  tenant: string,
  locale: string,
  key: string,
  values?: Record<string, string | number>,
) => string;

/** What came of a form: where it leads, or what its page shows. */
type FormAnswer =
  | { ok: true; to: string; message: string | null }
  | { ok: false; status: number; refused: RefusedForm; retryAfterSeconds: number | undefined };

interface SentForm {
  name: AccountForm;
  locale: string;
  entries: Entries;
}

/** Runs the forms of accounts, in whichever way they were sent. */
export interface AccountFormRunner {
  /** The name of the form that stands on a page of this route; undefined: it has no such form. */
  formOn(route: string, name: string): AccountForm | undefined;
  /** Throws `HttpError` 400 for fields that the form does not have. */
  run(request: Request, response: Response, form: SentForm): Promise<FormAnswer>;
}

interface FormRunnerParts {
  text: ShopText;
  browsers: Pick<RegisteringBrowser, 'of'>;
}

/** Fields that belong to the page and not to the form. */
const pageFields = new Set(['form', 'target', 'locale']);
/** What is never sent back. */
const unshown = new Set([...pageFields, 'password', 'currentPassword', 'captcha', 'formToken']);

export function createAccountFormRunner(
  handlers: readonly FormHandler[],
  { text, browsers }: FormRunnerParts,
): AccountFormRunner {
  const byName = new Map(handlers.map((handler) => [handler.name, handler]));

  return {
    formOn(route, name) {
      const handler = handlers.find((each) => each.name === name);
      // Logging out is offered wherever one is logged in.
      return handler && (handler.route === route || handler.name === 'logout') ? handler.name : undefined;
    },
    async run(request, response, { name, locale, entries }) {
      const tenant = tenantOf(response);
      const handler = byName.get(name);
      if (!handler) throw new HttpError(404, 'There is no such form');
      const fields = [...entries.values.keys()].filter((field) => !pageFields.has(field));
      const input = Object.fromEntries(fields.map((field) => [field, entryOf(entries, field)]));
      const caller = { tenant: tenant.slug, address: request.ip };
      const browser = browsers.of(response);
      const take = () => handler.take({ response, tenant, locale, caller, browser, input });
      const outcome = await unlessAway(take(), handler);
      const target = entryOf(entries, 'target');
      if (outcome.ok) return led(tenant, locale, outcome, target);
      const values = Object.fromEntries(
        fields.filter((field) => !unshown.has(field)).map((field) => [field, entryOf(entries, field)]),
      );
      return {
        ok: false,
        status: outcome.status,
        retryAfterSeconds: outcome.retryAfterSeconds,
        refused: {
          ...{ name, values: { ...values, target }, needsProof: outcome.needsProof ?? false },
          faults: outcome.faults.map((fault) => faultText(tenant, locale, fault)),
          detail: text(tenant.slug, locale, outcome.text, outcome.values),
        },
      };
    },
  };

  function led(tenant: TenantConfig, locale: string, taken: Taken, target: string): FormAnswer {
    const { route, state, token } = taken;
    const wanted = taken.followsTarget ? ownPath(target) : undefined;
    const address = wanted ?? routeTable(tenant, locale).address(route) ?? '/';
    const message = state ? text(tenant.slug, locale, stateText(state)) : null;
    if (token !== undefined)
      return {
        ok: true,
        to: `${address}?${new URLSearchParams({ [accountQuery.token]: token }).toString()}`,
        message,
      };
    return { ok: true, to: state ? `${address}?${accountQuery.state}=${state}` : address, message };
  }

  function faultText(
    tenant: TenantConfig,
    locale: string,
    fault: AccountFault,
  ): { field: string; detail: string } {
    const min = accountRulesOf(tenant).passwordMin;
    return {
      field: fault.slice(0, fault.indexOf('.')),
      detail: text(tenant.slug, locale, `account.fault.${fault}`, { min }),
    };
  }
}

/** An outage is told on the form's page, so that nothing that was typed is lost. */
async function unlessAway(
  work: Promise<FormOutcome>,
  { awayText = 'account.failed' }: FormHandler,
): Promise<FormOutcome> {
  try {
    return await work;
  } catch (error) {
    if (isOutage(error) || error instanceof OutboxFull || error instanceof MailServerUnavailable)
      return { ok: false, status: 503, faults: [], text: awayText, retryAfterSeconds: 5 };
    throw error;
  }
}
