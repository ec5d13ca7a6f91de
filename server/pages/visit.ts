import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parse as parseCookies } from 'cookie';
import type { Device, VisitorKind } from '../../schemas/page.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { readConsent } from '../session/consent.ts';
import { loginCookieName, type LoginState, readLoginCookie } from '../session/login-cookie.ts';

/** What of a visitor pages may depend on. Nothing in it names a person. */
export interface Visit {
  device: Device;
  visitor: VisitorKind;
  variants: Record<string, string>;
}

/** Visits without a cookie. */
const strangers: Readonly<Record<Device, Visit>> = {
  web: { device: 'web', visitor: 'anonymous', variants: {} },
  mobile: { device: 'mobile', visitor: 'anonymous', variants: {} },
};

/** Reads the kind of device, the visitor's state and the variants of experiments from a request's headers. */
export function readVisit(request: Pick<IncomingMessage, 'headers'>, tenant: TenantConfig): Visit {
  const device = deviceOf(request.headers['user-agent'] ?? '');
  // Most who ask for pages at a rate that matters bring no cookie: nothing is read for them.
  if (request.headers.cookie === undefined) return strangers[device];
  const cookies = parseCookies(request.headers.cookie);
  return {
    device,
    visitor: shownKind(readLoginCookie(cookies[loginCookieName(tenant)])),
    // Without consent to performance measurement nobody is enrolled, whatever id the cookie holds.
    variants: readConsent(cookies[tenant.cookies.consent]).has('C0002')
      ? variantsOf(tenant, cookies[tenant.cookies.visitor])
      : {},
  };
}

/**
 * As whom a visitor is addressed: what the login cookie shows, which anybody can write. Editors choose by it what is said to
 * whom; what is somebody's alone stands on no such page.
 */
function shownKind(state: LoginState | undefined): VisitorKind {
  if (!state) return 'anonymous';
  return state.isLoggedIn ? 'logged-in' : 'soft-logged-in';
}

/** Phones get the mobile files of navigation and USP bar; tablets and everything else the web files. */
export function deviceOf(userAgent: string): Device {
  const words = userAgent.slice(0, 512);
  return /\bMobile\b|iPhone|iPod|Opera Mini|IEMobile/.test(words) && !/iPad|Tablet/.test(words)
    ? 'mobile'
    : 'web';
}

/** The variants that follow from a visitor id; without one the control, which is no entry. */
export function variantsOf(tenant: TenantConfig, visitorId: string | undefined): Record<string, string> {
  const variants: Record<string, string> = {};
  if (visitorId === undefined || !/^[A-Za-z0-9_-]{8,64}$/.test(visitorId)) return variants;
  for (const { id, side, variants: choices } of tenant.experiments) {
    if (side !== 'server') continue;
    let share = bucketOf(visitorId, id);
    for (const choice of choices) {
      share -= choice.share * 100;
      if (share >= 0) continue;
      variants[id] = choice.name;
      break;
    }
  }
  return variants;
}

/** A number from 0 to 9999 that is always the same for a visitor and an experiment. */
function bucketOf(visitorId: string, experiment: string): number {
  return createHash('sha256').update(`${visitorId} ${experiment}`).digest().readUInt32BE(0) % 10_000;
}
