import type { ValuePath } from './change.ts';
import { isJsonObject } from '../json.ts';

/** The value at a path; undefined where there is none. */
export function valueAt(root: unknown, path: ValuePath): unknown {
  let at = root;
  for (const step of path) {
    if (Array.isArray(at)) at = at[Number(step)] as unknown;
    else if (isJsonObject(at) && Object.hasOwn(at, step)) at = at[step];
    else return undefined;
  }
  return at;
}
