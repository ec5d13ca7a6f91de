import type { ValuePath } from '../../../schemas/editing/change.ts';
import { indexNodes } from '../../../schemas/editing/node-index.ts';
import { isSameValue } from '../../../schemas/editing/same-value.ts';
import { valueAt } from '../../../schemas/editing/value-at.ts';
import { isJsonObject, type JsonObject } from '../../../schemas/json.ts';

/**
 * The node of which an edit changes what its `meta.locks` reserves to administrators, however that was done: a field, its words in
 * another language, or the locks themselves; undefined: there is none. A block may be moved and removed as a whole; one that comes back
 * from `earlier` (the text that the draft is based on) comes back as it was there.
 */
export function lockRefusal(
  before: JsonObject,
  after: JsonObject,
  earlier: JsonObject = {},
): string | undefined {
  const known = new Map([...indexNodes(earlier), ...indexNodes(before)]);
  const locked = [...known.values()].filter(({ node }) => valueAt(node, locksPath) !== undefined);
  if (locked.length === 0) return undefined;
  const now = indexNodes(after);
  return locked.find(({ id, node }) => {
    const changed = now.get(id)?.node;
    const paths = changed ? [locksPath, ...lockedPaths(node, changed)] : [];
    return paths.some((path) => !isSameValue(valueAt(node, path), valueAt(changed, path)));
  })?.id;
}

const locksPath: ValuePath = ['meta', 'locks'];

/** Each locked field (`props.limit`), and the same in every language of which the block has words, before or after. */
function lockedPaths(node: JsonObject, changed: JsonObject): ValuePath[] {
  const locks = valueAt(node, locksPath);
  const languages = [node.i18n, changed.i18n].flatMap((i18n) =>
    isJsonObject(i18n) ? Object.keys(i18n) : [],
  );
  return (Array.isArray(locks) ? locks : [])
    .filter((lock) => typeof lock === 'string')
    .flatMap((lock) => {
      const path = lock.split('.');
      return [path, ...languages.map((language) => ['i18n', language, ...path])];
    });
}
