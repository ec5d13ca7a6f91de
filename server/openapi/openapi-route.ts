import type { RequestHandler } from 'express';

/** GET `/api/openapi.json`: the calls of the shop. The document is made when it is first asked for. */
export function createOpenapiRoute(makeDocument: () => object): RequestHandler {
  let text: string | undefined;
  return (_request, response) => {
    text ??= JSON.stringify(makeDocument());
    response.set('Cache-Control', 'public, max-age=3600').type('application/json').send(text);
  };
}
