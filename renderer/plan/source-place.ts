import type { Finding } from '../../schemas/issue.ts';
import { isJsonObject } from '../../schemas/json.ts';

/**
 * A finding about props that were brought to version `current`, at a place that the editor sees: the deepest that the
 * document has on the way there, or a field that is missing in it. `source`: the node as it was delivered.
 */
export function atSourcePlace(finding: Finding, source: unknown, current: number): Finding {
  const { pointer, isThere } = placeIn(source, finding.pointer);
  if (isThere) return finding;
  const hint = `${finding.hint} The node is of an older version; in version ${current} this is ${finding.pointer}.`;
  return { ...finding, pointer, hint };
}

function placeIn(source: unknown, wanted: string): { pointer: string; isThere: boolean } {
  let at = source;
  let pointer = '';
  for (const segment of wanted.split('/').slice(1)) {
    const inside = typeof at === 'object' && at !== null && Object.hasOwn(at, segment);
    // An object can be told of a field that it lacks, as elsewhere; lists and texts have no such place.
    if (!inside) return { pointer: isJsonObject(at) ? `${pointer}/${segment}` : pointer, isThere: false };
    pointer += `/${segment}`;
    at = (at as Record<string, unknown>)[segment];
  }
  return { pointer, isThere: true };
}
