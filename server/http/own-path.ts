import { safeUrl } from '../../schemas/safe-url.ts';

/** A page of this shop that somebody named; undefined for everything that leads elsewhere. */
export function ownPath(target: string): string | undefined {
  const url = target.startsWith('/') ? safeUrl(target) : undefined;
  return url?.kind === 'path' ? url.href : undefined;
}
