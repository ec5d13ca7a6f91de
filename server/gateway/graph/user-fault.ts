import { createGraphQLError } from 'graphql-yoga';
import type { GraphQLError } from 'graphql';

export interface FaultKind {
  /** For programs: `BAD_USER_INPUT`, `NOT_FOUND`, `TOO_MANY`. */
  code: string;
  status: number;
  /** Seconds to wait. */
  wait?: number;
}

/** A fault that whoever calls can cause, and is told of. */
export function userFault(message: string, { code, status, wait }: FaultKind): GraphQLError {
  const headers = wait === undefined ? undefined : { 'Retry-After': String(wait) };
  return createGraphQLError(message, { extensions: { code, http: { status, ...(headers && { headers }) } } });
}

/** An argument that makes no sense. */
export function badInput(message: string): GraphQLError {
  return userFault(message, { code: 'BAD_USER_INPUT', status: 400 });
}
