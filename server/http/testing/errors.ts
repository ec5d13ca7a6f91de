import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorRequestHandler } from 'express';
import { refusalWords } from '../refusal-words.ts';
import { createFailureTeller } from '../tell-failure.ts';

const words = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../renderer/messages/de.json'), 'utf8'),
) as Record<string, string>;

/**
 * Answers what routes throw, in German, for tests of routes without an app around them; of an outage the key of the text for it.
 * What is no outage fails the test.
 */
export function createTestErrors(): ErrorRequestHandler {
  const fail = ({ err }: { err: unknown }): never => {
    throw err;
  };
  const tellFailure = createFailureTeller({ text: (_tenant, _locale, key) => key, log: { error: fail } });
  return (error: unknown, request, response, _next) => {
    const failure = tellFailure(error, request, response, { tenant: 'at', locale: 'de-AT' });
    const told = refusalWords(failure, ({ key, values = {} }) =>
      (words[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? ''),
    );
    response.status(failure.status).set(failure.headers).json(told);
  };
}
