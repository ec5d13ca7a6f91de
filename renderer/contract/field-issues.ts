import type { Issue } from '../../schemas/issue.ts';
import { type JsonObject, pointerSegment } from '../../schemas/json.ts';
import { nearestName } from '../../schemas/writing/nearest-name.ts';

/** Shorter names are like too many others. */
const leastLetters = 3;

/**
 * What is told of fields that look like mistyped names of `known` ones. Others may be anybody's: a CMS writes its own beside
 * ours.
 */
export function mistypedFields(
  holder: JsonObject,
  known: readonly string[],
  { pointer, nodeId }: Pick<Issue, 'pointer' | 'nodeId'>,
): Issue[] {
  return Object.keys(holder).flatMap((name) => {
    if (known.includes(name) || name.length < leastLetters) return [];
    const nearest = nearestName(name, known);
    return nearest === undefined ? [] : [mistyped(name, nearest, { pointer, nodeId })];
  });
}

function mistyped(
  name: string,
  nearest: string,
  { pointer, nodeId }: Pick<Issue, 'pointer' | 'nodeId'>,
): Issue {
  return {
    code: 'field-unknown',
    severity: 'notice',
    pointer: `${pointer}/${pointerSegment(name)}`,
    nodeId,
    field: name,
    message: `The field "${name.slice(0, 64)}" is not known here and is ignored.`,
    hint: `Is "${nearest}" meant?`,
  };
}
