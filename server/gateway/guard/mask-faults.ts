import type { GraphQLError } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import { HttpError } from '../../http/http-error.ts';
import { DatabaseUnavailable } from '../../storage/database/database-unavailable.ts';
import { KeyValueUnavailable } from '../../storage/key-value/key-value-unavailable.ts';
import { withoutGuess } from './narrow-documents.ts';

export interface MaskingParts<Context> {
  /** What callers are told in the place of what happened. (Requirement 8.008) */
  words: (context: Context) => string;
  /** Told of what callers do not see. */
  onError: (error: unknown, requestId: string) => void;
  isSilent: boolean;
}

/**
 * Callers learn what they did wrong, and of all else only that it happened, and under which number the log has it. An outage
 * is a 503 that says when to come again; it says nothing of the visitor.
 */
export function maskFaults<Context extends { requestId: string }>({
  words,
  onError,
  isSilent,
}: MaskingParts<Context>): Plugin<Context> {
  function told(error: GraphQLError, context: Context): GraphQLError {
    const cause = originOf(error);
    const { nodes, path, extensions } = error;
    const place = { ...(nodes && { nodes }), ...(path && { path }) };
    if (cause === undefined) {
      return isSilent ? createGraphQLError(withoutGuess(error.message), { ...place, extensions }) : error;
    }
    const { requestId } = context;
    if (cause instanceof HttpError && cause.status < 500) {
      const http = { status: cause.status, headers: { ...cause.headers } };
      return createGraphQLError(cause.message, {
        ...place,
        extensions: { code: 'REFUSED', requestId, http },
      });
    }
    onError(cause, requestId);
    const isAway = isOutage(cause);
    const http = isAway ? { status: 503, headers: { 'Retry-After': '5' } } : { status: 500 };
    return createGraphQLError(words(context), {
      ...place,
      extensions: { code: isAway ? 'UNAVAILABLE' : 'INTERNAL_SERVER_ERROR', requestId, http },
    });
  }

  return {
    onExecute: ({ args }) => ({
      onExecuteDone({ result, setResult }) {
        if (!('errors' in result) || !result.errors) return;
        const context: Context = args.contextValue;
        const errors = result.errors.map((error) => told(error, context));
        // With data the status is one of success: what the shop failed at has none. (GraphQL over HTTP § 6.4.2)
        if (errors.some(({ extensions }) => isOurs(extensions))) return setResult({ errors });
        // Nothing was carried out: the variables make no sense.
        const http = 'data' in result ? {} : { extensions: { ...result.extensions, http: { status: 400 } } };
        setResult({ ...result, ...http, errors });
      },
    }),
  };
}

/** Whether the shop failed, and whoever called did nothing wrong. */
const isOurs = ({ http }: GraphQLError['extensions']): boolean => (http?.status ?? 0) >= 500;

/** What was thrown that is no message to callers; undefined: the error is one. */
function originOf(error: GraphQLError): unknown {
  let cause: unknown = error;
  while (isMessage(cause)) {
    if (!cause.originalError) return undefined;
    cause = cause.originalError;
  }
  return cause;
}

/** By its name: several copies of a library may be at work. */
function isMessage(cause: unknown): cause is GraphQLError {
  return cause instanceof Error && cause.name === 'GraphQLError';
}

function isOutage(cause: unknown): boolean {
  return (
    cause instanceof DatabaseUnavailable ||
    cause instanceof KeyValueUnavailable ||
    (cause instanceof HttpError && cause.status === 503)
  );
}
