import { isBlankText } from '../../schemas/blank-text.ts';
import type { Finding } from '../../schemas/issue.ts';
import { type JsonObject, pointerSegment } from '../../schemas/json.ts';
import { unwantedIn, visibleText } from '../../schemas/visible-text.ts';

/** Characters that are named in a finding. */
const maxNamed = 8;

/** Parsed content that holds nothing of that kind: it is looked through once, however often it is planned. */
const clean = new WeakSet<object>();

/** Where texts of parsed JSON that show something hold what no page shows (`visibleText`), and what that is. */
export function findingsOfTexts(value: unknown): Finding[] {
  const isObject = typeof value === 'object' && value !== null;
  if (isObject && clean.has(value)) return [];
  if (holdsUnwanted(value)) return findingsAt(value, '');
  if (isObject) clean.add(value);
  return [];
}

/** Most content holds nothing of that kind, and its places need no names. */
function holdsUnwanted(value: unknown): boolean {
  if (typeof value === 'string') return visibleText(value) !== value;
  if (typeof value !== 'object' || value === null) return false;
  for (const name in value) if (holdsUnwanted((value as JsonObject)[name])) return true;
  return false;
}

function findingsAt(value: unknown, pointer: string): Finding[] {
  if (typeof value === 'string')
    return visibleText(value) === value || isBlankText(value) ? [] : [textCleaned(pointer, value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    findingsAt(item, `${pointer}/${pointerSegment(name)}`),
  );
}

function textCleaned(pointer: string, typed: string): Finding {
  const characters = unwantedIn(typed).slice(0, maxNamed).join(', ');
  return {
    code: 'text-cleaned',
    severity: 'warning',
    pointer,
    message: `The text holds characters that nobody sees (${characters}). It is shown without.`,
    hint: 'Type this place anew: such characters come along when a text is copied.',
  };
}
