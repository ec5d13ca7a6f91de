import { isJsonObject } from '../../schemas/json.ts';

/** Every picture that a JSON value names. */
export function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    typeof field === 'string' && (name === 'src' || name === 'picture') ? [field] : picturesIn(field),
  );
}

/** Every text of a JSON value that is HTML. */
export function htmlIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('<') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(htmlIn);
}
