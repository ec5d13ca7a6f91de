import type { Logger } from 'pino';
import { keyOf } from './content-address.ts';
import type { ContentAddress } from './content-source.ts';
import type { ContentMetrics } from './content-metrics.ts';
import type { FetchFailure } from './fetch-failure.ts';
import type { DocumentIssue, HeldDocument } from './held-document.ts';

export interface Attempted {
  address: ContentAddress;
  component: string;
  url: string;
  /** What is held of the document, before this attempt changes it. */
  held: HeldDocument | undefined;
  /** Monotonic milliseconds. */
  now: number;
}

/** Tells log and counters how attempts to fetch went: a line per change of state, not per request. */
export interface RefreshReport {
  failed(attempted: Attempted, failure: FetchFailure): void;
  rejected(attempted: Attempted, issues: readonly DocumentIssue[], cause?: unknown): void;
  /** A document was taken without these parts. */
  leftOut(attempted: Attempted, issues: readonly DocumentIssue[]): void;
  succeeded(attempted: Attempted): void;
}

/** Faults of one document that are logged; an editor repairs the first ones first. */
const maxLoggedIssues = 10;

export function createRefreshReport(
  log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>,
  metrics: ContentMetrics,
): RefreshReport {
  function tellAge({ component, url, held, now }: Attempted): void {
    if (held?.kind !== 'copy' || held.trouble) return;
    log.warn({ component, url, ageMs: Math.round(now - held.confirmedAt) }, 'Serving the last good copy');
  }

  return {
    // The text is the specification's (requirement 8.004).
    failed(attempted, failure) {
      const { component, url, address, held } = attempted;
      metrics.count('cms_fetch_failures_total', { kind: address.kind, reason: failure.reason });
      const known = held?.trouble?.reason === failure.reason;
      const { reason, status, message, cause } = failure;
      const entry = {
        component,
        url,
        reason,
        status,
        problem: message,
        cause: cause instanceof Error ? cause.message : cause,
      };
      // Our own fault has a stack worth reading.
      const line = reason === 'unexpected' ? { ...entry, err: cause } : entry;
      log[known ? 'debug' : 'error'](line, 'Error during data fetching');
      tellAge(attempted);
    },
    rejected(attempted, issues, cause) {
      const { component, url, address } = attempted;
      metrics.count('cms_rejected_total', { kind: address.kind, component });
      const entry = { component, document: keyOf(address), url, ...logged(issues) };
      log.error(cause === undefined ? entry : { ...entry, err: cause }, 'Document rejected');
      tellAge(attempted);
    },
    leftOut({ component, address, url }, issues) {
      const entry = { component, document: keyOf(address), url, ...logged(issues) };
      log.warn(entry, 'Parts of a document are left out');
    },
    succeeded({ component, url, held }) {
      if (!held?.trouble) return;
      log.info({ component, url, failures: held.trouble.failures }, 'Content is up to date again');
    },
  };
}

function logged(issues: readonly DocumentIssue[]): { issues: readonly DocumentIssue[]; issueCount: number } {
  return { issues: issues.slice(0, maxLoggedIssues), issueCount: issues.length };
}
