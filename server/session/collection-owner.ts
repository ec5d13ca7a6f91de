import type { Request, RequestHandler, Response } from 'express';
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

/** Makes the customer's what a guest of a shop has collected; whether it was done. */
export type JoinGuest = (
  tenant: string,
  guest: CollectionOwner,
  customer: CollectionOwner,
) => Promise<boolean>;

/** Joins that an answer has asked for. */
const joined = new WeakMap<Response, Promise<void>>();

/**
 * Puts into `response.locals.joinGuest` how what a guest collected becomes the customer's when the login did not see it: an
 * article that was under way meanwhile brought the guest's key back, or the stores were away.
 */
export function createGuestJoin(join: JoinGuest): RequestHandler {
  return (_request, response, next) => {
    response.locals.joinGuest = join;
    next();
  };
}

/** Guests whom an answer has made: an answer that carries out several changes makes no second one. */
const started = new WeakMap<Response, CollectionOwner>();

/** Null: nobody who can have collected anything. Throws an outage of the sessions. */
export async function collectionOwnerOf(
  request: Pick<Request, 'headers'>,
  response: Response,
  transport: CookieTransport,
): Promise<CollectionOwner | null> {
  const own = await customerOf(request, response, transport);
  return own ?? started.get(response) ?? guestOf(request, response, transport);
}

/** The same, for who collects something now: a new guest gets a key, and one who was here keeps the own one for longer. */
export async function startCollection(
  request: Pick<Request, 'headers'>,
  response: Response,
  transport: CookieTransport,
): Promise<CollectionOwner> {
  const own = await customerOf(request, response, transport);
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

/** The customer in whose browser a request was made, with all that was collected there before; null: a guest, or nobody. */
async function customerOf(
  request: Pick<Request, 'headers'>,
  response: Response,
  transport: CookieTransport,
): Promise<CollectionOwner | null> {
  const own = provedCustomer(await sessionOf(response));
  const guest = own === null ? null : guestOf(request, response, transport);
  if (own === null || guest === null) return own;
  const joining = joined.get(response) ?? joinLate(response, { guest, own }, transport);
  joined.set(response, joining);
  await joining;
  return own;
}

async function joinLate(
  response: Response,
  { guest, own }: Record<'guest' | 'own', CollectionOwner>,
  transport: CookieTransport,
): Promise<void> {
  const join = response.locals.joinGuest as JoinGuest | undefined;
  if (await join?.(tenantOf(response).slug, guest, own)) dismissGuest(response, transport);
}

function provedCustomer(session: Session | null): CollectionOwner | null {
  if (!session || session.visitor.kind === 'anonymous' || !session.isProved) return null;
  return customerName(session.visitor.customerId);
}
