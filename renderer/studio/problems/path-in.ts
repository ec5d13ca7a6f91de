import type { ValuePath } from '../../../schemas/editing/change.ts';
import { pointerSegments } from '../../../schemas/json.ts';
import { valueAt } from '../../../schemas/editing/value-at.ts';

/** A JSON pointer as a path: of a list its steps are numbers. */
export function pathIn(root: unknown, pointer: string): ValuePath {
  let at = root;
  return pointerSegments(pointer).map((name) => {
    const step = Array.isArray(at) ? Number(name) : name;
    at = valueAt(at, [step]);
    return step;
  });
}
