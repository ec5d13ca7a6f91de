import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import type { DeskPage } from '../staff/desk/desk-page.ts';
import type { StaffEntry } from '../staff/desk/staff-entry.ts';
import { HttpError } from '../http/http-error.ts';
import { isRead, takeMethods } from '../http/methods.ts';
import { editorAt } from './editor-of.ts';

interface ApplicationParts {
  entry: StaffEntry;
  /** Below `/edit/api`; answers and refuses everything there. */
  calls: RequestHandler;
  /** Below `/edit/preview`: leads to a page as it will be. */
  preview: RequestHandler;
  /** Below `/edit/shared`: for those who have a link; absent where there are no drafts. */
  shared: RequestHandler | undefined;
  /** Further routes below `/edit`, such as the page in the frame. */
  routes?: readonly RequestHandler[];
  account: DeskPage;
  shell: RequestHandler;
  callErrors: ErrorRequestHandler;
  errors: ErrorRequestHandler;
}

/**
 * The editors' application, to be mounted at `/edit` behind whatever finds the shop of a request: signing in, the calls, the pages
 * that it frames, one's own access, and at every other address the page in which it runs.
 */
export function createEditorsApplication(parts: ApplicationParts): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true });
  router.use(parts.entry.routes);
  router.use('/api', parts.calls);
  if (parts.shared) takeMethods(router, '/shared', { get: parts.shared });
  router.use(parts.entry.lead);
  router.use(`/${parts.account.name}`, parts.account.routes);
  // One's own access is everybody's; content only of those who have a role here.
  router.use((request, response, next) => {
    // Other methods are refused by the routes themselves.
    if (isRead(request.method) || request.method === 'POST') editorAt(response, 'reader');
    next();
  });
  for (const route of parts.routes ?? []) router.use(route);
  takeMethods(router, '/preview', { get: parts.preview });
  takeMethods(router, ['/', '/{*path}'], { get: parts.shell });
  router.use(() => {
    throw new HttpError(404, 'The editors’ application has no such page');
  });
  router.use('/api', parts.callErrors);
  router.use(parts.errors);
  return router;
}
