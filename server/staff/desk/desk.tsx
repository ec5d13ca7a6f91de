// A further section of the desk is a `DeskPage` in the one list that `compose-staff.ts` hands over as `pages`: its name (with
// the texts `page.<name>` and `page.<name>.about`), the roles that open it, and a router for everything below `/desk/<name>`.
import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import { forNoCache } from '../../http/for-no-cache.ts';
import { HttpError } from '../../http/http-error.ts';
import { isRead, takeMethods } from '../../http/methods.ts';
import { entryOf, readEntries } from '../../http/read-entries.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { createFailureTeller } from '../../http/tell-failure.ts';
import type { StaffPorts } from '../account/staff-ports.ts';
import { deskPath } from '../account/staff-paths.ts';
import { type DeskPage, mayOpen, leadTo, ownDeskPath, signedInAt, type Todo, visitOf } from './desk-page.ts';
import { type DeskText, isDeskLanguage } from './desk-text.ts';
import { createInvitationRoutes } from './invitation-routes.tsx';
import { languageCookieHeader, createReadVisit, readPlainVisit } from './read-visit.ts';
import type { ShowDesk } from './show-desk.tsx';
import { createSignInRoutes } from './sign-in-routes.tsx';

interface DeskParts {
  ports: StaffPorts;
  pages: readonly DeskPage[];
  show: ShowDesk;
  isHttps: boolean;
  log: Pick<Logger, 'error'>;
}

/**
 * The desk of the shop's people, to be mounted at `/desk` behind whatever finds the shop of a request: server-drawn pages
 * without a script, for no cache and no search engine. Whoever is not signed in is led to the form; what a role does not open
 * is 403, and what is not there 404, in the desk's own pages.
 */
export function createDesk({ ports, pages, show, isHttps, log }: DeskParts): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true });
  router.use(forNoCache, closed);
  router.use((request, response, next) =>
    isRead(request.method) ? next() : requireSameOrigin(request, response, next),
  );
  router.use(createReadVisit(ports, isHttps));
  takeMethods(router, '/language', { post: chooseLanguage(isHttps) });
  const signIn = createSignInRoutes(ports, show, isHttps);
  router.use(signIn.routes);
  router.use(createInvitationRoutes(ports, show));
  router.use((request, response, next) => {
    // Other methods are refused by the routes themselves.
    const isOther = !isRead(request.method) && request.method !== 'POST';
    return visitOf(response).signedIn || isOther ? next() : signIn.lead(request, response);
  });
  takeMethods(router, '/', { get: createHome(pages, show) });
  for (const page of pages) router.use(`/${page.name}`, Router().use(onlyFor(page), page.routes));
  router.use(() => {
    throw new HttpError(404, 'The desk has no such page');
  });
  router.use(createDeskErrors(show, log));

  return router;
}

/** What there is to do for who is signed in. */
function createHome(pages: readonly DeskPage[], show: ShowDesk): RequestHandler {
  return async (request, response) => {
    const { text, tenant } = visitOf(response);
    const signedIn = signedInAt(response);
    const open = pages.filter((page) => mayOpen(page, signedIn));
    const asked = await Promise.all(
      open.map(async (page) => (await page.todo?.(tenant.slug, signedIn)) ?? []),
    );
    const waiting = asked.flat().filter(({ count }) => count > 0);
    show(request, response, {
      title: text('title'),
      body: (
        <>
          <h1>{text('home.title', { shop: tenant.name })}</h1>
          {signedIn.roles.length === 0 ? <p>{text('home.nothing')}</p> : <TodoList {...{ text, waiting }} />}
          <h2 className="apart">{text('home.sections')}</h2>
          <ul className="cards">
            {open.map(({ name }) => (
              <li className="card" key={name}>
                <a href={`${deskPath}/${name}`}>{text(`page.${name}`)}</a>
                <p>{text(`page.${name}.about`)}</p>
              </li>
            ))}
          </ul>
        </>
      ),
    });
  };
}

/** Lists are asked for so many at most. */
const mostCounted = 99;

function TodoList({ text, waiting }: { text: DeskText; waiting: readonly Todo[] }) {
  return (
    <section className="card" aria-labelledby="todo">
      <h2 id="todo">{text('todo')}</h2>
      {waiting.length === 0 ? (
        <p>{text('todo.none')}</p>
      ) : (
        <ul className="records todo">
          {waiting.map(({ name, count, path }) => (
            <li key={name}>
              <a href={path}>{text(`todo.${name}`)}</a>{' '}
              <strong>{count > mostCounted ? `${mostCounted}+` : count}</strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Not for search engines, and nobody else learns an address: a link to join is one. */
const closed: RequestHandler = (_request, response, next) => {
  response.set({ 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'same-origin' });
  next();
};

const onlyFor =
  (page: DeskPage): RequestHandler =>
  (_request, response, next) => {
    const { signedIn } = visitOf(response);
    if (signedIn && !mayOpen(page, signedIn))
      throw new HttpError(403, `The section ${page.name} needs another role`);
    next();
  };

const chooseLanguage =
  (isHttps: boolean): RequestHandler =>
  async (request, response) => {
    const entries = await readEntries(request);
    const language = entryOf(entries, 'language');
    if (!isDeskLanguage(language)) throw new HttpError(400, 'The desk does not speak this language');
    response.append('Set-Cookie', languageCookieHeader(language, { isHttps }));
    leadTo(response, ownDeskPath(entryOf(entries, 'to')));
  };

/** The desk's own pages for whatever was thrown. */
function createDeskErrors(show: ShowDesk, log: Pick<Logger, 'error'>): ErrorRequestHandler {
  const tell = createFailureTeller({ text: (_tenant, _locale, key) => key, log });
  // Express knows an error handler by its four parameters.
  return (error: unknown, request, response, next) => {
    if (error === request.errored || response.headersSent) return next(error);
    response.locals.desk ??= readPlainVisit(request, response);
    const { text, tenant } = visitOf(response);
    const failure = tell(error, request, response, {
      tenant: tenant.slug,
      locale: tenant.defaultLocale,
    });
    const { status, headers } = failure;
    response.set(headers).set('X-Request-Id', String(request.id));
    const words = wordsOf(failure);
    const title = text(`failure.${words}.title`);
    show(request, response, {
      ...{ title, status },
      body: (
        <div className="narrow">
          <h1>{title}</h1>
          <p>{text(`failure.${words}`)}</p>
          <p>
            <a href={deskPath}>{text('failure.home')}</a>
          </p>
        </div>
      ),
    });
  };
}

/** By which of the texts `failure.…` something that was thrown is told. */
function wordsOf({ status, text }: HttpError): string {
  if (text?.key === 'call.foreignSite') return 'foreign';
  return [403, 404, 429, 503].includes(status) ? String(status) : 'other';
}
