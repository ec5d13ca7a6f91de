import type { IRouter, RequestHandler } from 'express';
import { HttpError } from './http-error.ts';

/** What `Allow` says of an address, by what it takes. The one table of methods: no route names them itself. */
const allowed = { read: 'GET, HEAD', write: 'POST', both: 'GET, HEAD, POST' } as const;
type Takes = keyof typeof allowed;

/** Whether a request reads. HEAD is answered as GET, without the body. */
export function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** What an address that is there answers to a method that it does not take: 405, OPTIONS included, with `Allow`. */
export function otherMethod(method: string | undefined, takes: Takes): HttpError {
  return new HttpError(405, `${method} is not taken here, but ${allowed[takes]}`, {
    headers: { Allow: allowed[takes] },
    text: { key: 'call.method', values: { methods: allowed[takes] } },
  });
}

/** Handlers of an address: `get` answers HEAD too. */
interface Handlers {
  get?: RequestHandler | RequestHandler[];
  post?: RequestHandler | RequestHandler[];
  /** Before each of them and before a refusal: whether the address is there at all (`next('route')`: it is not). */
  before?: RequestHandler;
}

/** Has addresses take what there are handlers for, and refuse every other method (`otherMethod`). */
export function takeMethods(
  router: IRouter,
  path: string | string[],
  { get = [], post = [], before = (_request, _response, next) => next() }: Handlers,
): void {
  const gets = [get].flat();
  const posts = [post].flat();
  if (gets.length > 0) router.get(path, before, ...gets);
  if (posts.length > 0) router.post(path, before, ...posts);
  const takes = posts.length === 0 ? 'read' : gets.length === 0 ? 'write' : 'both';
  router.all(path, before, ({ method }) => {
    throw otherMethod(method, takes);
  });
}
