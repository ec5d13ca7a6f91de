import { parse as parseCookies } from 'cookie';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { Logger } from 'pino';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { type CallCounters, type CallLimit, refuseTooMany } from '../http/call-limit.ts';
import { tellWhenAway } from '../http/away-text.ts';
import { HttpError } from '../http/http-error.ts';
import { takeMethods } from '../http/methods.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { tenantOf } from '../http/tenant-of.ts';
import { sweepEvery } from '../storage/sweep-every.ts';
import { ccCookieName, decideCc } from './cc-cookie.ts';
import { introduceGuest } from './collection-owner.ts';
import { readConsent } from './consent.ts';
import {
  clearedLoginCookie,
  loginCookie,
  loginCookieName,
  type LoginFlags,
  readLoginCookie,
} from './login-cookie.ts';
import { visitorOf } from './request-visitor.ts';
import { clearedSessionCookie, type CookieTransport, sessionCookie } from './session-cookie.ts';
import type { SessionKeyAnswer } from './session-calls.ts';
import type { SessionKeys } from './session-keys.ts';
import { hasPassed } from './has-passed.ts';
import { sessionLimits } from './session-limits.ts';
import type { SessionStore, StoredSession } from './session-store.ts';
import { customerOf } from './visitor.ts';

export interface SessionRoutesParts extends CallCounters, CookieTransport {
  store: Pick<SessionStore, 'renew' | 'end' | 'removeEnded'>;
  keys: Pick<SessionKeys, 'keyFor'>;
  /** What of a customer may be shown; null: there is no such customer any more. */
  flagsOf(tenant: string, customerId: string): Promise<LoginFlags | null>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Monotonic milliseconds. */
  clock: () => number;
  log: Pick<Logger, 'warn'>;
}

/** Milliseconds between two looks for sessions that have ended. */
const sweptEveryMs = 3_600_000;

const everyCall: CallLimit = { name: 'session-key', most: 120, perMs: 60_000 };

/**
 * The session key, below `/api/session`: POST `/v1/<tenant>` gives it, and keeps the cookies that show the visitor's state in
 * step with the stored session. A key that comes in `x-ec-token` is given back while it holds. Who has collected nothing yet
 * becomes somebody who can. (Requirements 4.003, 7.063)
 */
export function createSessionRoutes(parts: SessionRoutesParts): Router {
  const sweep = sweepEvery(sweptEveryMs, parts, 'Sessions that have ended', () => parts.store.removeEnded());
  const router = express.Router({ strict: true, caseSensitive: true });
  const post: RequestHandler = async (request, response) => {
    response.set('Cache-Control', 'private, no-store');
    const tenant = tenantOf(response);
    await refuseTooMany(parts, everyCall, { tenant: tenant.slug, address: request.ip });
    response.json(await answer(parts, tenant, request, response));
    if (visitorOf(response).id !== undefined) sweep();
  };
  router.use(tellWhenAway('session.notNow'));
  takeMethods(router, '/v1/:tenant', { before: refuseOtherShop, post: [requireSameOrigin, post] });
  return router;
}

const refuseOtherShop: RequestHandler = ({ params }, response, next) => {
  if (params['tenant'] !== tenantOf(response).slug)
    throw new HttpError(404, 'This is another shop', { text: { key: 'call.otherShop' } });
  next();
};

async function answer(
  parts: SessionRoutesParts,
  tenant: TenantConfig,
  request: Request,
  response: Response,
): Promise<SessionKeyAnswer> {
  const cookies = parseCookies(request.headers.cookie ?? '');
  const { isHttps } = parts;
  const set = (header: string | undefined): void =>
    void (header !== undefined && response.append('Set-Cookie', header));
  if (visitorOf(response).isTorn) set(clearedSessionCookie({ isHttps }));
  const { stored, flags } = await known(parts, tenant, response);
  const renewed = stored && (await renewedWhenOld(parts, tenant, stored));
  if (renewed && renewed !== stored) set(sessionCookie(renewed.session, { isHttps }));
  set(loginHeader(tenant, cookies[loginCookieName(tenant)], { stored: renewed, flags, isHttps }));
  await introduceGuest(request, response, { isHttps });
  const mayMarket = readConsent(cookies[tenant.cookies.consent]).has('C0004');
  const cc = decideCc(tenant, { present: cookies[ccCookieName(tenant)], mayMarket }, { isHttps });
  set(cc.header);
  const holder = { stored: renewed, cc: cc.value };
  const key = await parts.keys.keyFor(tenant.slug, holder, request.get('x-ec-token'));
  return { key: key.token, type: key.type, issuedAt: key.issuedAt, expiresAt: key.expiresAt };
}

/** The visitor's session with what may be shown of the customer; the session of one who is gone ends. */
async function known(
  { store, flagsOf, isHttps }: SessionRoutesParts,
  { slug }: TenantConfig,
  response: Response,
): Promise<{ stored: StoredSession | null; flags: LoginFlags | null }> {
  const visitor = visitorOf(response);
  const stored = await visitor.stored();
  const customer = stored && customerOf(stored.session.visitor);
  if (!stored || customer === null) return { stored, flags: null };
  const flags = await flagsOf(slug, customer);
  if (flags) return { stored, flags };
  await store.end(slug, stored.session.id);
  visitor.become(null);
  response.append('Set-Cookie', clearedSessionCookie({ isHttps }));
  return { stored: null, flags: null };
}

/** The session under a new id when its id is old. Where another request was quicker, that one's answer brings the id. */
async function renewedWhenOld(
  { store, now }: SessionRoutesParts,
  { slug }: TenantConfig,
  stored: StoredSession,
): Promise<StoredSession | null> {
  if (!stored.isCurrent || !hasPassed(sessionLimits.renewAfterMs, stored.renewedAt, now())) return stored;
  const renewal = await store.renew(slug, stored.session.id);
  if (renewal.ok) return renewal.stored;
  return renewal.reason === 'ended' ? null : stored;
}

/** The header that sets the login state right; undefined: it is. An id that is being exchanged changes nothing. */
function loginHeader(
  tenant: TenantConfig,
  present: string | undefined,
  { stored, flags, isHttps }: CookieTransport & { stored: StoredSession | null; flags: LoginFlags | null },
): string | undefined {
  if (stored && !stored.isCurrent) return undefined;
  if (!stored || !flags) return present === undefined ? undefined : clearedLoginCookie(tenant, { isHttps });
  const state = { isLoggedIn: stored.session.visitor.kind === 'full', ...flags };
  const shown = readLoginCookie(present);
  const isSame =
    shown !== undefined &&
    shown.isLoggedIn === state.isLoggedIn &&
    shown.creditAffinity === state.creditAffinity &&
    shown.bonusProgram === state.bonusProgram &&
    shown.hasPassword === state.hasPassword;
  return isSame ? undefined : loginCookie(tenant, state, { isHttps, stays: stored.session.stays });
}
