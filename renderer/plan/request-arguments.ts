import type { LoadContext } from '../contract/loader.ts';

/** What arguments may be taken from; nothing else of a request reaches a loader. */
export type ArgumentContext = Pick<LoadContext, 'locale' | 'path' | 'device' | 'parameters'>;

/** Whether a name that begins with `$` is one of the closed list. */
export function isRequestArgument(name: string): boolean {
  return name === '$locale' || name === '$path' || name === '$device' || /^\$param\.[a-z]+$/.test(name);
}

/** What stands behind such a name; null for a parameter that the path lacks. */
export function requestArgument(name: string, context: ArgumentContext): string | null {
  if (name === '$locale') return context.locale;
  if (name === '$path') return context.path;
  if (name === '$device') return context.device;
  const parameter = name.slice('$param.'.length);
  return name.startsWith('$param.') && Object.hasOwn(context.parameters, parameter)
    ? (context.parameters[parameter] ?? null)
    : null;
}
