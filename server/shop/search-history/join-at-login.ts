import { parse as parseCookies } from 'cookie';
import type { Response } from 'express';
import { tenantOf } from '../../http/tenant-of.ts';
import { readConsent } from '../../session/consent.ts';
import type { CookieTransport } from '../../session/session-cookie.ts';
import { customerOwner, historyCookie, readHistoryCookie, visitorOwner } from './history-cookie.ts';
import type { SearchHistoryStore } from './search-history-store.ts';

/**
 * What whoever logs in has searched for before becomes the customer's, where the visitor consents to keep it, else it goes. The
 * browser forgets it: the next person on the device is somebody else. (Requirement 7.044)
 */
export async function joinHistoryAtLogin(
  store: Pick<SearchHistoryStore, 'join' | 'removeAll'>,
  response: Response,
  { customerId, isHttps }: { customerId: string } & CookieTransport,
): Promise<void> {
  const { cookie } = response.req.headers;
  const { slug, cookies } = tenantOf(response);
  const { id } = readHistoryCookie(cookie, { isHttps });
  if (id === undefined) return;
  const mayKeep = readConsent(parseCookies(cookie ?? '')[cookies.consent]).has('C0003');
  if (mayKeep) await store.join(slug, visitorOwner(id), customerOwner(customerId));
  else await store.removeAll(slug, visitorOwner(id));
  forgetHistoryOfBrowser(response, { isHttps });
}

/** Has the browser forget its anonymous history, if it has one. */
export function forgetHistoryOfBrowser(response: Response, transport: CookieTransport): void {
  const { id, isGenuine } = readHistoryCookie(response.req.headers.cookie, transport);
  if (id !== undefined || !isGenuine) response.append('Set-Cookie', historyCookie(undefined, transport));
}
