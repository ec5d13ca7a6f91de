import type { ErrorText, HttpError } from './http-error.ts';

/** What a refusal says to whoever called; `say` puts texts into words. */
export function refusalWords(
  { message, text, errors }: HttpError,
  say: (text: ErrorText) => string,
): { detail: string; errors?: { field: string; detail: string }[] } {
  const told = errors.map((error) => ({ field: error.field, detail: say(error.text) }));
  const detail = text ? say(text) : told.map((error) => error.detail).join(' ');
  return { detail: detail === '' ? message : detail, ...(told.length > 0 && { errors: told }) };
}
