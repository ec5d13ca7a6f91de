import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { tenantOf } from '../http/tenant-of.ts';
import { type CookieTransport, readSessionCookie } from './session-cookie.ts';
import { hasPassed } from './has-passed.ts';
import { sessionLimits } from './session-limits.ts';
import type { SessionStore, StoredSession } from './session-store.ts';
import type { Session } from './visitor.ts';

/** Who sends a request; nothing is looked up before somebody asks. */
export interface RequestVisitor {
  /** The id that the cookie holds; undefined: none, or none of ours. */
  readonly id: string | undefined;
  /** Whether cookies were planted beside ours: whoever answers for no cache deletes them. */
  readonly isTorn: boolean;
  /** The visitor's session; null: nobody is known. Throws an outage of the store, which means neither. */
  stored(): Promise<StoredSession | null>;
  /** Takes note of a session that began or ended with this request. */
  become(stored: StoredSession | null): void;
}

export interface VisitorMiddlewareParts extends CookieTransport {
  store: Pick<SessionStore, 'read' | 'touch'>;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Pick<Logger, 'warn'>;
}

/**
 * Puts who sends a request into `response.locals.visitor`, for `visitorOf` and `sessionOf`. Pages that ask for nobody cost no
 * look-up, and no answer gets a cookie from here: they stay the same for everybody.
 */
export function createVisitorMiddleware(parts: VisitorMiddlewareParts): RequestHandler {
  return (request, response, next) => {
    response.locals.visitor = createRequestVisitor(parts, request.headers.cookie, response);
    next();
  };
}

/** Who sends the request that this answers. */
export function visitorOf(response: Response): RequestVisitor {
  return response.locals.visitor as RequestVisitor;
}

/** The session of whoever sends the request that this answers; null: nobody is known. */
export async function sessionOf(response: Response): Promise<Session | null> {
  return (await visitorOf(response).stored())?.session ?? null;
}

/** Whether the browser names a session that is over: somebody was known here. Throws an outage of the sessions. */
export async function hasSessionEnded(response: Response): Promise<boolean> {
  const visitor = visitorOf(response);
  return visitor.id !== undefined && (await visitor.stored()) === null;
}

function createRequestVisitor(
  { store, now, log, isHttps }: VisitorMiddlewareParts,
  header: string | undefined,
  response: Response,
): RequestVisitor {
  let cookie: ReturnType<typeof readSessionCookie> | undefined;
  let found: Promise<StoredSession | null> | undefined;
  const read = () => (cookie ??= readSessionCookie(header, { isHttps }));

  async function look(): Promise<StoredSession | null> {
    const given = read();
    if (given.kind !== 'id') return null;
    const { slug } = tenantOf(response);
    const stored = await store.read(slug, given.id);
    if (stored?.isCurrent && hasPassed(sessionLimits.touchMs, stored.session.seenAt, now())) {
      // Nobody waits for it: when it fails, the next request does it.
      store.touch(slug, given.id).catch((error: unknown) => {
        log.warn({ err: error }, 'A session could not be noted as seen');
      });
    }
    return stored;
  }

  return {
    get id() {
      const given = read();
      return given.kind === 'id' ? given.id : undefined;
    },
    get isTorn() {
      return read().kind === 'torn';
    },
    stored: () => (found ??= look()),
    become(stored) {
      found = Promise.resolve(stored);
    },
  };
}
