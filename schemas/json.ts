import { notHtml, otherLineEnds } from './unwanted-characters.ts';

export type JsonObject = Record<string, unknown>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A deep copy of parsed JSON. Keys that could reach a prototype never get this far (`safe-json.ts`). */
export function cloneJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cloneJson) as T;
  const copy: JsonObject = {};
  for (const key in value) copy[key] = cloneJson((value as JsonObject)[key]);
  return copy as T;
}

/** Whether JSON holds arrays and objects within each other on more than `levels` levels. Needs no stack. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let open = [value];
  for (let level = 0; open.length > 0; level++) {
    const inner: unknown[] = [];
    for (const item of open) {
      if (typeof item !== 'object' || item === null) continue;
      if (level === levels) return true;
      for (const part of Object.values(item)) inner.push(part);
    }
    open = inner;
  }
  return false;
}

/** One segment of a JSON pointer, escaped (RFC 6901). */
export function pointerSegment(name: string): string {
  return name.includes('~') || name.includes('/') ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
}

/** The names on the way of a JSON pointer, in order; none for the whole value. */
export function pointerSegments(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => (name.includes('~') ? name.replaceAll('~1', '/').replaceAll('~0', '~') : name));
}

/**
 * JSON that may stand inside a `<script>` element: no `<`, `>`, `&`, U+2028, U+2029 or what no HTML may hold as themselves; the
 * value that is read back is the same.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(unsafe, jsonEscape);
}

const unsafe = new RegExp(`[<>&${otherLineEnds}${notHtml}]`, 'gu');

/** A character as JSON may write it: its code, or both halves of it. */
export function jsonEscape(character: string): string {
  const codes = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return codes.map((code) => `\\u${code.toString(16).padStart(4, '0')}`).join('');
}
