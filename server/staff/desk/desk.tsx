// A further section of the desk is a `DeskPage` in the one list that `compose-staff.ts` hands over as `pages`: its name (with
// the texts `page.<name>` and `page.<name>.about`), the roles that open it, and a router for everything below `/desk/<name>`.
import { type RequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import { HttpError } from '../../http/http-error.ts';
import { takeMethods } from '../../http/methods.ts';
import type { StaffPorts } from '../account/staff-ports.ts';
import { deskPath } from '../account/staff-paths.ts';
import { createDeskErrors } from './desk-errors.tsx';
import { type DeskPage, mayOpen, signedInAt, type Todo, visitOf } from './desk-page.ts';
import type { DeskText } from './desk-text.ts';
import type { ShowDesk } from './show-desk.tsx';
import { createStaffEntry } from './staff-entry.ts';

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
  const entry = createStaffEntry({ application: 'desk', ports, show, isHttps });
  router.use(entry.routes, entry.lead);
  takeMethods(router, '/', { get: createHome(pages, show) });
  for (const page of pages) router.use(`/${page.name}`, Router().use(onlyFor(page), page.routes));
  router.use(() => {
    throw new HttpError(404, 'The desk has no such page');
  });
  router.use(createDeskErrors('desk', show, log));

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
      title: text('title.desk'),
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

const onlyFor =
  (page: DeskPage): RequestHandler =>
  (_request, response, next) => {
    const { signedIn } = visitOf(response);
    if (signedIn && !mayOpen(page, signedIn))
      throw new HttpError(403, `The section ${page.name} needs another role`);
    next();
  };
