import { parse as parseCookies } from 'cookie';
import type { Response } from 'express';
import { tenantOf } from '../../http/tenant-of.ts';
import { readConsent } from '../../session/consent.ts';
import { customerOwner, readHistoryCookie, visitorOwner } from './history-cookie.ts';
import type { SearchHistoryStore } from './search-history-store.ts';

/** What whoever logs in has searched for before becomes the customer's, where the visitor consents to keep it. (Requirement 7.044) */
export async function joinHistoryAtLogin(
  store: Pick<SearchHistoryStore, 'join'>,
  response: Response,
  customerId: string,
): Promise<void> {
  const { cookie } = response.req.headers;
  const { slug, cookies } = tenantOf(response);
  const { id } = readHistoryCookie(cookie);
  const mayKeep = readConsent(parseCookies(cookie ?? '')[cookies.consent]).has('C0003');
  if (id !== undefined && mayKeep) await store.join(slug, visitorOwner(id), customerOwner(customerId));
}
