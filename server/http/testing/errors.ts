import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorRequestHandler } from 'express';
import { HttpError } from '../http-error.ts';
import { refusalWords } from '../refusal-words.ts';

const words = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../renderer/messages/de.json'), 'utf8'),
) as Record<string, string>;

/** Answers what routes throw, in German, for tests of routes without an app around them. */
export function createTestErrors(): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    if (!(error instanceof HttpError)) throw error;
    const told = refusalWords(error, ({ key, values = {} }) =>
      (words[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? ''),
    );
    response.status(error.status).set(error.headers).json(told);
  };
}
