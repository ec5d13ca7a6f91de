import type { Request, Response } from 'express';
import { accountQuery } from '../../schemas/account/form-state.ts';
import { addressWords } from '../../schemas/tenant/address-words.ts';
import { routeTable } from '../../schemas/tenant/route-table.ts';
import type { PersonalLocation, PersonalPagesOptions } from './personal-pages.ts';
import { tenantOf } from '../http/tenant-of.ts';
import { collectionOwnerOf } from '../session/collection-owner.ts';
import { pageAccess } from './page-access.ts';
import type { RegisteringBrowser } from '../session/registering-browser.ts';
import { visitorOf } from '../session/request-visitor.ts';
import { clearedSessionCookie, type CookieTransport } from '../session/session-cookie.ts';
import { setAwayText } from '../http/away-text.ts';
import { customerOf, type Visitor, visitorTypes } from '../session/visitor.ts';

export interface AdmissionParts extends CookieTransport {
  browsers: Pick<RegisteringBrowser, 'of'>;
}

const kinds = { anonymous: 'anonymous', soft: 'soft-logged-in', full: 'logged-in' } as const;

/** Who may see which of the pages that are one visitor's, and as whom. */
export function createAdmission({
  isHttps,
  browsers,
}: AdmissionParts): Pick<PersonalPagesOptions, 'isPersonal' | 'admit'> {
  return {
    isPersonal: (route) => pageAccess.has(route),
    async admit(request, response, location, address) {
      const visitor = visitorOf(response);
      if (visitor.isTorn) response.append('Set-Cookie', clearedSessionCookie({ isHttps }));
      const { known, owner } = await identify(request, response, isHttps);
      const least = pageAccess.get(location.route) ?? 'full';
      if (visitorTypes[known.kind] < visitorTypes[least])
        return { ok: false, to: loginAddress(response, location, address) };
      return {
        ok: true,
        personal: {
          visitor: kinds[known.kind],
          customerId: customerOf(known),
          owner,
          browser: browsers.of(response),
          address: request.ip,
        },
      };
    },
  };
}

async function identify(
  request: Request,
  response: Response,
  isHttps: boolean,
): Promise<{ known: Visitor; owner: string | null }> {
  try {
    const stored = await visitorOf(response).stored();
    return {
      known: stored?.session.visitor ?? { kind: 'anonymous' },
      owner: await collectionOwnerOf(request, response, { isHttps }),
    };
  } catch (error) {
    setAwayText(response, 'session.notNow');
    throw error;
  }
}

/** The login, which leads back to where one wanted to go. */
function loginAddress(response: Response, { locale }: PersonalLocation, target: string): string {
  const tenant = tenantOf(response);
  const login = routeTable(tenant, locale).address('login') ?? '/';
  const query = new URLSearchParams({ [accountQuery.target]: target }).toString();
  return `${login}?${addressWords(tenant, locale).query(query)}`;
}
