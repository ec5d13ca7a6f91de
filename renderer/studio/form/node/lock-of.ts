import type { ValuePath } from '../../../../schemas/editing/change.ts';
import type { EditorRole } from '../../../../schemas/editing/document.ts';
import { isJsonObject } from '../../../../schemas/json.ts';

/** Key of the words that say why a value of a node cannot be changed; undefined: it can. The server refuses it all the same. */
export function lockOf(meta: unknown, path: ValuePath, role: EditorRole): string | undefined {
  if (role === 'reader') return 'form.lockedForReaders';
  if (role === 'administrator') return undefined;
  const locks = isJsonObject(meta) && Array.isArray(meta.locks) ? (meta.locks as unknown[]) : [];
  // A language's words of a locked field are locked with it.
  const place = (path[0] === 'i18n' ? path.slice(2) : path).join('.');
  const isLocked = locks.some(
    (lock) => typeof lock === 'string' && (place === lock || place.startsWith(`${lock}.`)),
  );
  return isLocked ? 'form.lockedField' : undefined;
}
