import type { ErrorRequestHandler } from 'express';
import { createFailureTeller } from '../tell-failure.ts';

/**
 * Answers what routes throw by its status alone, for tests of routes without an app around them; in the place of the shop's
 * texts stand their keys. What is no outage fails the test.
 */
export function createTestErrors(): ErrorRequestHandler {
  const fail = ({ err }: { err: unknown }): never => {
    throw err;
  };
  const tellFailure = createFailureTeller({ text: (_tenant, _locale, key) => key, log: { error: fail } });
  return (error: unknown, request, response, _next) => {
    const told = tellFailure(error, request, response, { tenant: 'at', locale: 'de-AT' });
    response.status(told.status).set(told.headers).json({ detail: told.message });
  };
}
