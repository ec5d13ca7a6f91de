import { STATUS_CODES } from 'node:http';
import type { JsonRefusal } from '../../schemas/safe-json.ts';

/** Why content could not be had. */
export type FetchFailureReason =
  | 'status'
  | 'timeout'
  | 'connection'
  | 'redirect'
  | 'content-type'
  | JsonRefusal
  | 'url-too-long'
  | 'no-preview-token'
  | 'circuit-open'
  | 'overloaded'
  | 'file'
  | 'rejected'
  | 'unexpected';

export interface FetchFailureDetails {
  /** Where it was asked for; holds no secret. */
  url: string;
  reason: FetchFailureReason;
  /** HTTP status, when one came. */
  status?: number;
  /** The response body (at most `maxCauseBytes`), or the error underneath. */
  cause?: unknown;
}

const documentReasons: ReadonlySet<FetchFailureReason> = new Set<JsonRefusal | 'file' | 'rejected'>([
  'too-large',
  'byte-order-mark',
  'invalid-utf8',
  'too-deep',
  'too-many-nodes',
  'broken-json',
  'forbidden-key',
  'file',
  'rejected',
]);

/** Bytes of an error's body that are kept as cause. */
export const maxCauseBytes = 2048;

/** Thrown by content sources when there is neither a document nor the plain answer that there is none. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly url: string;
  readonly reason: FetchFailureReason;
  readonly status: number | undefined;

  constructor(message: string, details: FetchFailureDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.url = details.url;
    this.reason = details.reason;
    this.status = details.status;
  }

  /** Whether the server behind is in trouble, rather than one document of it: what opens the circuit. */
  get blamesUpstream(): boolean {
    if (this.reason === 'status')
      return this.status === undefined || this.status >= 500 || this.status === 429;
    return this.reason === 'timeout' || this.reason === 'connection';
  }

  /** Whether the document came, or lies there, and is itself no good. */
  get blamesDocument(): boolean {
    return documentReasons.has(this.reason);
  }

  /** Whether the same call may succeed a moment later. */
  get isRetryable(): boolean {
    if (this.reason === 'status') return this.status !== undefined && this.status >= 500;
    return this.reason === 'connection';
  }
}

/** Failure for an HTTP status that is no answer (requirement 8.002, 8.003): the body is its cause. */
export function statusFailure(url: string, status: number, statusText: string, body: string): FetchFailure {
  return new FetchFailure(`Status ${status}: ${statusText || (STATUS_CODES[status] ?? 'Unknown')}`, {
    url,
    reason: 'status',
    status,
    cause: body,
  });
}

/** Whatever was thrown, as a `FetchFailure`. */
export function asFetchFailure(error: unknown, url: string): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new FetchFailure(`Unexpected fault while reading content: ${message}`, {
    url,
    reason: 'unexpected',
    cause: error,
  });
}
