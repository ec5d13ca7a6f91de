import type { Request, Response } from 'express';
import { accountQuery } from '../../../../schemas/account/form-state.ts';
import { routeTable } from '../../../../schemas/route-table.ts';
import { HttpError } from '../../../http/http-error.ts';
import type { PersonalLocation, PersonalPagesOptions } from '../../../http/personal-pages.ts';
import { entryOf, readEntries } from '../../../http/read-entries.ts';
import { refuseForeignOrigin } from '../../../http/same-origin.ts';
import { tenantOf } from '../../../http/tenant-of.ts';
import { pageAccess } from '../../../session/page-access.ts';
import { visitorOf } from '../../../session/request-visitor.ts';
import { clearedSessionCookie, type CookieTransport } from '../../../session/session-cookie.ts';
import { asSessionOutage } from '../../../session/session-outage.ts';
import { customerOf, visitorTypes } from '../../../session/visitor.ts';
import type { AccountFormRunner, ShopText } from './account-form-runner.ts';

export interface AccountPagesParts extends CookieTransport {
  forms: AccountFormRunner;
  text: ShopText;
}

const kinds = { anonymous: 'anonymous', soft: 'soft-logged-in', full: 'logged-in' } as const;

/** The pages of accounts: who may see them, and what is sent to them. */
export function createAccountPages({
  forms,
  text,
  isHttps,
}: AccountPagesParts): Pick<PersonalPagesOptions, 'isPersonal' | 'admit' | 'takeForm'> {
  return {
    isPersonal: (route) => pageAccess.has(route),
    async admit(request, response, location) {
      const visitor = visitorOf(response);
      if (visitor.isTorn) response.append('Set-Cookie', clearedSessionCookie({ isHttps }));
      const known = await whoAsks(response, location);
      const least = pageAccess.get(location.route) ?? 'full';
      if (visitorTypes[known.kind] < visitorTypes[least])
        return { ok: false, to: loginAddress(request, response, location) };
      return {
        ok: true,
        personal: { visitor: kinds[known.kind], customerId: customerOf(known), address: request.ip },
      };
    },
    async takeForm(request, response, location) {
      refuseForeignOrigin(request);
      const entries = await readEntries(request);
      const name = forms.formOn(location.route, entryOf(entries, 'form'));
      if (!name) throw new HttpError(400, 'The page has no such form');
      return forms.run(request, response, { name, locale: location.locale, entries });
    },
  };

  async function whoAsks(response: Response, { locale }: PersonalLocation) {
    try {
      return (await visitorOf(response).stored())?.session.visitor ?? ({ kind: 'anonymous' } as const);
    } catch (error) {
      throw asSessionOutage(error, text(tenantOf(response).slug, locale, 'session.notNow'));
    }
  }
}

/** The login, which leads back to where one wanted to go. */
function loginAddress(request: Request, response: Response, { locale }: PersonalLocation): string {
  const address = routeTable(tenantOf(response), locale).address('login') ?? '/';
  return `${address}?${new URLSearchParams({ [accountQuery.target]: request.originalUrl }).toString()}`;
}
