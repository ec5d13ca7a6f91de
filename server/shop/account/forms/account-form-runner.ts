import type { AccountFault } from '../../../../schemas/account/account-fault.ts';
import { accountRulesOf } from '../../../../schemas/account/account-rules.ts';
import { accountQuery } from '../../../../schemas/account/form-state.ts';
import type { RefusedForm } from '../../../../schemas/personal-request.ts';
import { addressWords } from '../../../../schemas/tenant/address-words.ts';
import { routeTable } from '../../../../schemas/tenant/route-table.ts';
import { spanWords } from '../../../../schemas/writing/span-words.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import type { Request, Response } from 'express';
import { setAwayText } from '../../../http/away-text.ts';
import { HttpError } from '../../../http/http-error.ts';
import { ownPath } from '../../../http/own-path.ts';
import { type Entries, entryOf } from '../../../http/read-entries.ts';
import { tenantOf } from '../../../http/tenant-of.ts';
import { typedValues } from '../../../http/typed-values.ts';
import type { RegisteringBrowser } from '../../../session/registering-browser.ts';
import type { FormHandler, HandledForm, Taken } from './form-call.ts';
import { stateText, stateValues } from './state-text.ts';

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
  | {
      ok: false;
      status: number;
      refused: RefusedForm;
      retryAfterSeconds: number | undefined;
    };

interface SentForm {
  name: HandledForm;
  locale: string;
  entries: Entries;
}

/** Runs the forms of accounts, in whichever way they were sent. */
export interface AccountFormRunner {
  /** The name of the form that stands on a page of this route; undefined: it has no such form. */
  formOn(route: string, name: string): HandledForm | undefined;
  /** Throws `HttpError` 400 for fields that the form does not have, and what fails on our side. */
  run(request: Request, response: Response, form: SentForm): Promise<FormAnswer>;
}

interface FormRunnerParts {
  text: ShopText;
  browsers: Pick<RegisteringBrowser, 'of'>;
}

/** Fields that belong to the page and not to the form. */
const pageFields = new Set(['form', 'target', 'locale']);

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
      if (handler.awayText !== undefined) setAwayText(response, handler.awayText);
      const outcome = await handler.take({ response, tenant, locale, caller, browser, input });
      const target = entryOf(entries, 'target');
      if (outcome.ok) return led(tenant, locale, outcome, target);
      return {
        ok: false,
        status: outcome.status,
        retryAfterSeconds: outcome.retryAfterSeconds,
        refused: {
          ...{ name, values: { ...typedValues(entries), target }, needsProof: outcome.needsProof ?? false },
          faults: outcome.faults.map((fault) => faultText(tenant, locale, fault)),
          detail: text(tenant.slug, locale, outcome.text, {
            wait: spanWords(locale, (outcome.retryAfterSeconds ?? 0) * 1000, 'above'),
          }),
        },
      };
    },
  };

  function led(tenant: TenantConfig, locale: string, taken: Taken, target: string): FormAnswer {
    const { route, state, query: more } = taken;
    const wanted = taken.followsTarget ? ownPath(target) : undefined;
    const address = wanted ?? routeTable(tenant, locale).address(route) ?? '/';
    const message = state ? text(tenant.slug, locale, stateText(state), stateValues(locale)) : null;
    const query = new URLSearchParams({
      ...(state && { [accountQuery.state]: state }),
      ...more,
    });
    const own = addressWords(tenant, locale).query(query.toString());
    return { ok: true, to: own === '' ? address : `${address}?${own}`, message };
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
