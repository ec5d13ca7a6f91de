import type { Request, Response } from 'express';
import { tenantOf } from '../http/tenant-of.ts';
import {
  clearedGuestCookies,
  guestCookie,
  guestName,
  newGuestCookie,
  newGuestKey,
  readGuestCookie,
} from './guest-cookie.ts';
import { sessionOf } from './request-visitor.ts';
import type { CookieTransport } from './session-cookie.ts';
import type { Session } from './visitor.ts';

/**
 * Whose basket and wishlist a request means, as stores keep it: `c:` and a customer's id, or `g:` and the hash of a guest's
 * key. A customer's are shown to whoever has given the password in this browser, also when full rights have ended meanwhile;
 * who is known by a number alone is a guest.
 */
export type CollectionOwner = string;

/** Guests whom an answer has made: an answer that carries out several changes makes no second one. */
const started = new WeakMap<Response, CollectionOwner>();

/** Null: nobody who can have collected anything. Throws an outage of the sessions. */
export async function collectionOwnerOf(
  request: Pick<Request, 'headers'>,
  response: Response,
  transport: CookieTransport,
): Promise<CollectionOwner | null> {
  const own = provedCustomer(await sessionOf(response));
  return own ?? started.get(response) ?? guestOf(request, response, transport);
}

/** The same, for who collects something now: a new guest gets a key, and one who was here keeps the own one for longer. */
export async function startCollection(
  request: Pick<Request, 'headers'>,
  response: Response,
  transport: CookieTransport,
): Promise<CollectionOwner> {
  const own = provedCustomer(await sessionOf(response));
  if (own !== null) return own;
  const known = started.get(response);
  if (known !== undefined) return known;
  const key = readGuestCookie(request.headers.cookie, transport) ?? newGuestKey();
  response.append('Set-Cookie', guestCookie(key, transport));
  const guest = guestName(tenantOf(response).slug, key);
  started.set(response, guest);
  return guest;
}

/**
 * Gives whoever may become a guest the key for it, before anything is collected: who leaves while the first change is under way
 * finds it again. Nothing is stored of it.
 */
export async function introduceGuest(
  request: Pick<Request, 'headers'>,
  response: Response,
  transport: CookieTransport,
): Promise<void> {
  if ((await collectionOwnerOf(request, response, transport)) !== null) return;
  response.append('Set-Cookie', newGuestCookie(newGuestKey(), transport));
}

/** What the guest had is the customer's now: the key of before opens nothing any more, whoever knew it. */
export function dismissGuest(response: Response, transport: CookieTransport): void {
  response.append('Set-Cookie', clearedGuestCookies(transport));
}

/** The guest that a browser was before a login; null: it had collected nothing. */
export function guestOf(
  request: Pick<Request, 'headers'>,
  response: Response,
  transport: CookieTransport,
): CollectionOwner | null {
  const key = readGuestCookie(request.headers.cookie, transport);
  return key === undefined ? null : guestName(tenantOf(response).slug, key);
}

/** How stores name a customer. */
export function customerName(customerId: string): CollectionOwner {
  return `c:${customerId}`;
}

function provedCustomer(session: Session | null): CollectionOwner | null {
  if (!session || session.visitor.kind === 'anonymous' || !session.isProved) return null;
  return customerName(session.visitor.customerId);
}
