import { type RequestHandler, Router } from 'express';
import { forNoCache } from '../../http/for-no-cache.ts';
import { HttpError } from '../../http/http-error.ts';
import { isRead, takeMethods } from '../../http/methods.ts';
import { entryOf, readEntries } from '../../http/read-entries.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import type { StaffPorts } from '../account/staff-ports.ts';
import type { StaffApplication } from '../account/staff-role.ts';
import { homeOf, leadTo, ownDeskPath, visitOf } from './desk-page.ts';
import { isDeskLanguage } from './desk-text.ts';
import { createInvitationRoutes } from './invitation-routes.tsx';
import { createReadVisit, languageCookieHeader } from './read-visit.ts';
import type { ShowDesk } from './show-desk.tsx';
import { createSignInRoutes } from './sign-in-routes.tsx';

interface EntryParts {
  application: StaffApplication;
  ports: StaffPorts;
  show: ShowDesk;
  isHttps: boolean;
}

/** The way into an application of the shop's people. */
export interface StaffEntry {
  /**
   * Stands before everything else: for no cache and no search engine, forms and calls of our own pages alone; finds out who is there
   * (`visitOf`); signing in and out, following an invitation, the language.
   */
  routes: RequestHandler;
  /** Leads whoever is not signed in to the form; what stands behind it is for those who are. */
  lead: RequestHandler;
}

/** The same way in for the desk and for the editors' application, each with a path and a session of its own. */
export function createStaffEntry({ application, ports, show, isHttps }: EntryParts): StaffEntry {
  const router = Router({ strict: true, caseSensitive: true });
  router.use(forNoCache, closed);
  router.use((request, response, next) =>
    isRead(request.method) ? next() : requireSameOrigin(request, response, next),
  );
  router.use(createReadVisit(ports, application, isHttps));
  takeMethods(router, '/language', { post: chooseLanguage(isHttps) });
  const signIn = createSignInRoutes(ports, show, { application, isHttps });
  router.use(signIn.routes);
  router.use(createInvitationRoutes(ports, show));
  return {
    routes: router,
    lead(request, response, next) {
      // Other methods are refused by the routes themselves.
      const isOther = !isRead(request.method) && request.method !== 'POST';
      return visitOf(response).signedIn || isOther ? next() : signIn.lead(request, response);
    },
  };
}

/** Not for search engines, and nobody else learns an address: a link to join is one. */
const closed: RequestHandler = (_request, response, next) => {
  response.set({ 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'same-origin' });
  next();
};

const chooseLanguage =
  (isHttps: boolean): RequestHandler =>
  async (request, response) => {
    const entries = await readEntries(request);
    const language = entryOf(entries, 'language');
    if (!isDeskLanguage(language)) throw new HttpError(400, 'The desk does not speak this language');
    response.append('Set-Cookie', languageCookieHeader(language, { path: homeOf(response), isHttps }));
    leadTo(response, ownDeskPath(response, entryOf(entries, 'to')));
  };
