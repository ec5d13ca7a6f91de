import { STATUS_CODES } from 'node:http';
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { EditProblem } from '../../schemas/editing/problem.ts';
import { pointerSegment } from '../../schemas/json.ts';
import { documentJsonLimits } from '../../schemas/safe-json.ts';
import { type CallCounters, refuseTooMany } from '../http/call-limit.ts';
import type { HttpError } from '../http/http-error.ts';
import { readJsonValue } from '../http/json-body.ts';
import { takeMethods } from '../http/methods.ts';
import { createQueryReader, splitTarget } from '../http/query.ts';
import { createFailureTeller } from '../http/tell-failure.ts';
import type { EditCall, EditRequest, EditRoute } from './edit-call.ts';
import { editorAt } from './editor-of.ts';
import { refusal } from './refusal.ts';

/** Answers all calls, to be mounted at `/edit/api` behind what finds out who is there. */
export function createEditCalls(routes: readonly EditRoute[], counters: CallCounters): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true });
  const byPath = Map.groupBy(routes, ({ call }) => call.path);
  for (const [path, ofPath] of byPath) {
    const handlers = ofPath.map((route) => [route.call.method, answer(route, counters)] as const);
    takeMethods(router, path, Object.fromEntries(handlers));
  }
  router.use((_request, response) => {
    editorAt(response, 'reader');
    throw refusal(404, 'no-such-call', 'There is no such call');
  });
  return router;
}

function answer({ call, handle }: EditRoute, counters: CallCounters): RequestHandler {
  return async (request, response) => {
    const editor = editorAt(response, call.role);
    if (call.limit)
      await refuseTooMany(counters, call.limit, { tenant: editor.tenant, address: editor.staff.id });
    const given = {
      ...{ editor, request, response },
      params: call.params ? readParams(request, call.params) : {},
      query: call.query ? readQuery(request, call.query) : {},
      body: call.body ? await readBody(request, call, call.body) : undefined,
    } as EditRequest<never, never, never>;
    const result = await handle(given);
    if (response.headersSent) return;
    if (!call.answer) return void response.status(204).end();
    // What no declaration names does not go out.
    response.type('json').send(JSON.stringify(call.answer.parse(result)));
  };
}

function readParams({ params }: Request, schema: z.ZodObject): object {
  const read = schema.safeParse(params);
  if (!read.success) throw refusal(404, 'not-found', 'Nothing has this address');
  return read.data;
}

function readQuery({ originalUrl }: Request, schema: z.ZodObject): object {
  const read = createQueryReader(splitTarget(originalUrl).search);
  const given = Object.keys(schema.shape)
    .map((name) => [name, read(name)] as const)
    .filter(([, value]) => value !== '');
  return parsed(Object.fromEntries(given), schema);
}

async function readBody(request: Request, { maxBytes }: EditCall, schema: z.ZodType): Promise<unknown> {
  return parsed(await readJsonValue(request, maxBytes, documentJsonLimits), schema);
}

function parsed<Schema extends z.ZodType>(value: unknown, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const errors = read.error.issues.slice(0, mostErrors).map(({ path, code }) => ({
    pointer: path.map((part) => `/${pointerSegment(String(part))}`).join(''),
    reason: code,
  }));
  throw refusal(400, 'wrong-shape', 'What was sent is not as this call takes it', errors);
}

const mostErrors = 20;

/** What is said of refusals that name no reason of their own, and of those that other parts of the server make. */
const reasons: Readonly<Record<number, string>> = {
  401: 'signed-out',
  403: 'role-missing',
  404: 'not-found',
  405: 'no-such-call',
  413: 'too-large',
  429: 'too-many',
  503: 'away',
};

function reasonOf({ status, text }: HttpError): string {
  if (text?.key === 'call.foreignSite') return 'foreign-site';
  return text && !text.key.startsWith('call.') ? text.key : (reasons[status] ?? 'refused');
}

/** Problem details for whatever was thrown below `/edit/api`. */
export function createCallErrors(log: Pick<Logger, 'error'>): ErrorRequestHandler {
  const tell = createFailureTeller({ text: () => 'The shop cannot answer at the moment', log });
  // Express knows an error handler by its four parameters.
  return (error: unknown, request: Request, response: Response, next) => {
    if (error === request.errored || response.headersSent) return next(error);
    const failure = tell(error, request, response, { tenant: '', locale: 'en' });
    const { status, headers, message, errors } = failure;
    const problem: EditProblem = {
      ...{ type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail: message },
      reason: reasonOf(failure),
      ...(errors.length > 0 && {
        errors: errors.map(({ field, text: { key } }) => ({ pointer: field, reason: key })),
      }),
      requestId: String(request.id),
    };
    response.set(headers).status(status).type('application/problem+json').send(JSON.stringify(problem));
  };
}
