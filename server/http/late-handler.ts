import type { RequestHandler } from 'express';

/** A handler whose code is read when it is first called, or before that by `ready`: a starting shop has no time for it. */
export function lateHandler(read: () => Promise<RequestHandler>): {
  handler: RequestHandler;
  ready(): Promise<void>;
} {
  let reading: Promise<RequestHandler> | undefined;
  const handlerOf = (): Promise<RequestHandler> => (reading ??= read());
  return {
    async handler(request, response, next) {
      await (
        await handlerOf()
      )(request, response, next);
    },
    async ready() {
      await handlerOf();
    },
  };
}
