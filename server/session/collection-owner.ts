import type { Request, RequestHandler, Response } from 'express';
import { tenantOf } from '../http/tenant-of.ts';
import {
  clearedGuestCookie,
  clearedGuestCookies,
  guestCookie,
  guestName,
  newGuest,
  newGuestCookie,
  newGuestKey,
  readGuestKeys,
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

const customerMark = 'c:';

/** Gives what a guest of a shop has collected to a customer, or to the guest that he is besides; `not-now`: it is to be tried again. */
export type JoinGuest = (tenant: string, guest: CollectionOwner, to: CollectionOwner) => Promise<Joined>;
type Joined = 'joined' | 'nothing' | 'not-now';

/** Joins that an answer has asked for. */
const joined = new WeakMap<Response, Promise<void>>();

/**
 * Puts into `response.locals.joinGuest` how what a guest collected becomes the customer's when the login did not see it (an
 * article that was under way meanwhile brought the guest's key back, or the stores were away), and how a guest whom two first
 * changes at once made two becomes one again.
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
  return own ?? started.get(response) ?? oneGuest(request, response, transport);
}

/** The same, for who collects something now: a new guest gets a key, and one who was here keeps the own one for longer. */
export async function startCollection(
  request: Pick<Request, 'headers'>,
  response: Response,
  transport: CookieTransport,
): Promise<CollectionOwner> {
  const customer = await customerOf(request, response, transport);
  if (customer !== null) return customer;
  const known = started.get(response);
  if (known !== undefined) return known;
  const [own = newGuest(transport)] = readGuestKeys(request.headers.cookie, transport);
  response.append('Set-Cookie', guestCookie(own, transport));
  const guest = guestName(tenantOf(response).slug, own.key);
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
  response.append('Set-Cookie', clearedGuestCookies(response.req.headers.cookie, transport));
}

/** The guests that a browser was before a login, mostly one; none: it had collected nothing. */
export function guestsOf(
  { headers }: Pick<Request, 'headers'>,
  response: Response,
  transport: CookieTransport,
): CollectionOwner[] {
  const { slug } = tenantOf(response);
  return readGuestKeys(headers.cookie, transport).map(({ key }) => guestName(slug, key));
}

/** How stores name a customer. */
export function customerName(customerId: string): CollectionOwner {
  return `${customerMark}${customerId}`;
}

/** The id of the customer whom stores name so; null: it is a guest's name, or none. */
export function customerNamed(owner: CollectionOwner | null): string | null {
  return owner !== null && isCustomer(owner) ? owner.slice(customerMark.length) : null;
}

/** Whether an owner is a customer; else it is a guest, or nobody. */
export function isCustomer(owner: CollectionOwner | null): boolean {
  return owner?.startsWith(customerMark) ?? false;
}

/** The customer in whose browser a request was made, with all that was collected there before; null: a guest, or nobody. */
async function customerOf(
  request: Pick<Request, 'headers'>,
  response: Response,
  transport: CookieTransport,
): Promise<CollectionOwner | null> {
  const own = provedCustomer(await sessionOf(response));
  const guests = own === null ? [] : guestsOf(request, response, transport);
  if (own === null || guests.length === 0) return own;
  await joinOnce(response, async (join) => {
    const done = await Promise.all(guests.map((guest) => join(guest, own)));
    if (!done.includes('not-now')) dismissGuest(response, transport);
  });
  return own;
}

/** The guest who sends a request, with what lies under every key of the browser; null: nobody. */
async function oneGuest(
  { headers }: Pick<Request, 'headers'>,
  response: Response,
  transport: CookieTransport,
): Promise<CollectionOwner | null> {
  const [own, ...others] = readGuestKeys(headers.cookie, transport);
  if (!own) return null;
  const nameOf = ({ key }: typeof own): CollectionOwner => guestName(tenantOf(response).slug, key);
  if (others.length > 0)
    await joinOnce(response, async (join) => {
      // Kept until nothing lies under it: what was sent before may arrive there still, or join the other way round.
      for (const other of others)
        if ((await join(nameOf(other), nameOf(own))) === 'nothing')
          response.append('Set-Cookie', clearedGuestCookie(other, transport));
    });
  return nameOf(own);
}

/** Joins what belongs to whoever sends a request, once for its answer. */
function joinOnce(
  response: Response,
  joinAll: (join: (guest: CollectionOwner, to: CollectionOwner) => Promise<Joined>) => Promise<void>,
): Promise<void> {
  const join = response.locals.joinGuest as JoinGuest | undefined;
  const joining =
    joined.get(response) ??
    joinAll(async (guest, to) => (await join?.(tenantOf(response).slug, guest, to)) ?? 'not-now');
  joined.set(response, joining);
  return joining;
}

function provedCustomer(session: Session | null): CollectionOwner | null {
  if (!session || session.visitor.kind === 'anonymous' || !session.isProved) return null;
  return customerName(session.visitor.customerId);
}
