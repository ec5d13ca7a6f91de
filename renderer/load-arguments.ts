import type { LoadRequest } from '../schemas/page.ts';
import type { LoadContext } from './loader.ts';

/** What arguments may be taken from; nothing else of a request reaches a loader. */
export type ArgumentContext = Pick<LoadContext, 'locale' | 'path' | 'device' | 'parameters'>;

/** Whether a name that begins with `$` is one of the closed list. */
export function isRequestArgument(name: string): boolean {
  return name === '$locale' || name === '$path' || name === '$device' || /^\$param\.[a-z]+$/.test(name);
}

/** The request with `$locale`, `$path`, `$device` and `$param.x` replaced; a parameter that the path lacks is null. */
export function withArguments(request: LoadRequest, context: ArgumentContext): LoadRequest {
  let changed: LoadRequest['args'] | undefined;
  for (const [name, value] of Object.entries(request.args)) {
    if (typeof value !== 'string' || !value.startsWith('$')) continue;
    changed ??= { ...request.args };
    changed[name] = valueOf(value, context);
  }
  return changed ? { load: request.load, args: changed } : request;
}

function valueOf(name: string, context: ArgumentContext): string | null {
  if (name === '$locale') return context.locale;
  if (name === '$path') return context.path;
  if (name === '$device') return context.device;
  const parameter = name.slice('$param.'.length);
  return name.startsWith('$param.') && Object.hasOwn(context.parameters, parameter) ? (context.parameters[parameter] ?? null) : null;
}

const keys = new WeakMap<LoadRequest, string>();

/** One text for equal requests, in whatever order their arguments were written. */
export function requestKey(request: LoadRequest): string {
  let key = keys.get(request);
  if (key === undefined) keys.set(request, (key = makeKey(request)));
  return key;
}

function makeKey({ load, args }: LoadRequest): string {
  const sorted = Object.entries(args).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${load} ${JSON.stringify(sorted)}`;
}
