import { valueWords } from '../../schemas/writing/value-words.ts';
import type { LoadRequest } from '../../schemas/page.ts';
import type { Loaders } from '../contract/loader.ts';
import { type ArgumentContext, requestArgument } from '../plan/request-arguments.ts';

/** A request with its arguments put in and checked. */
export interface PreparedRequest {
  /** One text for equal requests, in whatever order their arguments were written. */
  key: string;
  request: LoadRequest;
  args: { ok: true; value: unknown } | { ok: false; reason: string };
}

const prepared = new WeakMap<LoadRequest, Map<string, PreparedRequest>>();

/** Forms of one request that are kept: those of a page by device, and of the first paths that a route gives it. */
const maxForms = 32;

/** What a node asks for, ready to be loaded: the same object for the same request, while its plan lives. */
export function prepareRequest(
  wanted: LoadRequest,
  context: ArgumentContext,
  loaders: Loaders,
): PreparedRequest {
  let forms = prepared.get(wanted);
  if (!forms) prepared.set(wanted, (forms = new Map()));
  const request = withArguments(wanted, context);
  const key = request === wanted ? '' : keyOf(request);
  let form = forms.get(key);
  if (!form) {
    if (forms.size >= maxForms) forms.clear();
    form = { key: keyOf(request), request, args: checkedArguments(request, loaders) };
    forms.set(key, form);
  }
  return form;
}

function checkedArguments({ load, args }: LoadRequest, loaders: Loaders): PreparedRequest['args'] {
  const parsed = loaders.get(load)?.args.safeParse(args, { error: valueWords });
  if (!parsed || parsed.success) return { ok: true, value: parsed?.data };
  const issue = parsed.error.issues[0];
  return { ok: false, reason: `argument ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'wrong'}` };
}

function keyOf({ load, args }: LoadRequest): string {
  const sorted = Object.entries(args).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${load} ${JSON.stringify(sorted)}`;
}

/** The request with `$locale`, `$path`, `$device` and `$param.x` replaced; a parameter that the path lacks is null. */
function withArguments(request: LoadRequest, context: ArgumentContext): LoadRequest {
  let changed: LoadRequest['args'] | undefined;
  for (const [name, value] of Object.entries(request.args)) {
    if (typeof value !== 'string' || !value.startsWith('$')) continue;
    changed ??= { ...request.args };
    changed[name] = requestArgument(value, context);
  }
  return changed ? { load: request.load, args: changed } : request;
}
