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

/** One segment of a JSON pointer, escaped (RFC 6901). */
export function pointerSegment(name: string): string {
  return name.includes('~') || name.includes('/') ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
}

/** JSON that may stand inside a `<script>` element: no `<`, `>`, `&`, U+2028 or U+2029 as themselves. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
