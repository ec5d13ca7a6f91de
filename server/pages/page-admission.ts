import type { Request, Response } from 'express';
import type { PersonalPagesOptions } from './personal-pages.ts';
import { loginAddress } from '../http/login-address.ts';
import { tenantOf } from '../http/tenant-of.ts';
import { collectionOwnerOf } from '../session/collection-owner.ts';
import { pageAccess } from './page-access.ts';
import type { RegisteringBrowser } from '../session/registering-browser.ts';
import { hasSessionEnded, visitorOf } from '../session/request-visitor.ts';
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
        return {
          ok: false,
          to: loginAddress({ tenant: tenantOf(response), locale: location.locale }, address),
        };
      return {
        ok: true,
        personal: {
          visitor: kinds[known.kind],
          customerId: customerOf(known),
          owner,
          hasSessionEnded: await hasSessionEnded(response),
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
