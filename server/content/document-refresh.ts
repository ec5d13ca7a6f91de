import { createHash } from 'node:crypto';
import { isDraft, tagsOf } from './content-address.ts';
import type { ContentAddress, ContentAnswer, ContentSource } from './content-source.ts';
import type { DocumentStore } from './document-store.ts';
import { asFetchFailure, FetchFailure } from './fetch-failure.ts';
import type {
  Absence,
  Copy,
  DocumentIssue,
  DocumentReader,
  HeldDocument,
  ParsedDocument,
} from './held-document.ts';
import type { Attempted, RefreshReport } from './refresh-report.ts';

export interface DocumentRefreshOptions {
  source: ContentSource;
  store: DocumentStore;
  report: RefreshReport;
  /** Monotonic milliseconds. */
  clock: () => number;
  /** A time varied a little, so that what was fetched together does not expire together. */
  vary: (ms: number) => number;
  freshMs: number;
  negativeMs: number;
  failureMs: number;
  /** Told when a document became another, came or went. */
  onRenewed: (key: string, tags: ReadonlySet<string>) => void;
}

/**
 * One attempt to fetch a document. Stores and returns what is known after it; never throws. With a good copy at hand, a
 * failure leaves the copy where it is, and an absence that holds the failure is returned, not stored.
 */
export type DocumentRefresh = (
  key: string,
  address: ContentAddress,
  reader: DocumentReader<unknown>,
) => Promise<HeldDocument>;

/** Parsed JSON takes about 1.7 times its text in memory, measured on page documents. */
const memoryPerByte = 2;

interface Attempt extends Attempted {
  key: string;
  reader: DocumentReader<unknown>;
}

type Found = Extract<ContentAnswer, { status: 'found' }>;

/** Makes the fetching of a document cache: what each outcome does to what is held, and when it is tried again. */
export function createDocumentRefresh(options: DocumentRefreshOptions): DocumentRefresh {
  const { source, store, report, clock, vary, freshMs, negativeMs, failureMs, onRenewed } = options;

  async function refresh(
    key: string,
    address: ContentAddress,
    reader: DocumentReader<unknown>,
  ): Promise<HeldDocument> {
    const { component } = reader;
    const url = source.locate(address);
    const before = store.find(key);
    const etag = before?.kind === 'copy' ? before.etag : undefined;
    const attempt = (): Attempt => ({
      key,
      address,
      reader,
      component,
      url,
      now: clock(),
      held: store.find(key) ?? before,
    });
    try {
      const answer = await source.read(address, {
        component,
        ...(etag === undefined ? {} : { etag }),
        // Drafts are asked for by editors only.
        ...(address.kind === 'page' && before?.kind !== 'copy' && !isDraft(address) && { isUnseen: true }),
      });
      return take(attempt(), answer);
    } catch (error) {
      return fail(attempt(), asFetchFailure(error, url));
    }
  }

  function take(attempt: Attempt, answer: ContentAnswer): HeldDocument {
    if (answer.status === 'missing') return leaveOut(attempt);
    if (answer.status === 'found') return accept(attempt, answer);
    if (attempt.held?.kind === 'copy') return confirm(attempt, attempt.held);
    throw new FetchFailure('Answered "unchanged" without a copy to compare with', {
      url: attempt.url,
      reason: 'unexpected',
    });
  }

  function accept(attempt: Attempt, { body, bytes, etag }: Found): HeldDocument {
    const { held, address, component } = attempt;
    const revision = hashOf(body);
    if (held?.kind === 'copy' && held.revision === revision) return confirm(attempt, held, etag);
    if (held?.refused === revision)
      return refuse(attempt, revision, held.kind === 'absence' ? held.issues : []);
    const parsed = parse(attempt, body);
    if (!parsed.ok) {
      report.rejected(attempt, parsed.issues, parsed.cause);
      return refuse(attempt, revision, parsed.issues);
    }
    const copy: Copy = {
      ...known(attempt, freshMs),
      kind: 'copy',
      tags: new Set([...tagsOf(address), `block:${component}`, ...parsed.tags]),
      value: parsed.value,
      revision,
      etag,
      bytes: parsed.bytes ?? bytes * memoryPerByte,
    };
    return replace(attempt, copy);
  }

  function confirm(attempt: Attempt, copy: Copy, etag = copy.etag): Copy {
    report.succeeded(attempt);
    const { confirmedAt, freshUntil, marked, trouble, refused } = known(attempt, freshMs);
    Object.assign(copy, { confirmedAt, freshUntil, marked, trouble, refused, etag });
    if (store.find(attempt.key) !== copy) store.put(attempt.key, copy);
    return copy;
  }

  function leaveOut(attempt: Attempt): HeldDocument {
    if (attempt.held?.kind === 'absence' && !attempt.held.failure) report.succeeded(attempt);
    return replace(attempt, absenceOf(attempt, negativeMs, undefined, []));
  }

  function replace(attempt: Attempt, now: HeldDocument): HeldDocument {
    const { key, held } = attempt;
    if (now.kind === 'copy') report.succeeded(attempt);
    store.put(key, now);
    const cameOrChanged = now.kind === 'copy' && held !== undefined;
    const went = now.kind === 'absence' && held?.kind === 'copy';
    if (cameOrChanged || went) onRenewed(key, new Set([...held.tags, ...now.tags]));
    return now;
  }

  function refuse(attempt: Attempt, revision: string, issues: readonly DocumentIssue[]): HeldDocument {
    const failure = new FetchFailure('The document cannot be used', {
      url: attempt.url,
      reason: 'rejected',
      cause: issues,
    });
    return keep(attempt, failure, { pauseMs: negativeMs, issues, refused: revision });
  }

  function fail(attempt: Attempt, failure: FetchFailure): HeldDocument {
    report.failed(attempt, failure);
    const failures = attempt.held?.trouble?.failures ?? 0;
    const isHeld = attempt.held !== undefined && !(attempt.held.kind === 'absence' && attempt.held.failure);
    const pauseMs = isHeld ? Math.min(failureMs * 2 ** Math.min(failures, 10), negativeMs) : failureMs;
    return keep(attempt, failure, { pauseMs, issues: [], refused: attempt.held?.refused });
  }

  /** Keeps what is known, with the trouble noted; remembers the failure where nothing is. */
  function keep(
    attempt: Attempt,
    failure: FetchFailure,
    {
      pauseMs,
      issues,
      refused,
    }: { pauseMs: number; issues: readonly DocumentIssue[]; refused: string | undefined },
  ): HeldDocument {
    const { key, held, now } = attempt;
    const pause = vary(pauseMs);
    const failures = (held?.trouble?.failures ?? 0) + 1;
    const trouble = { reason: failure.reason, failures, notBefore: now + pause };
    const failed: Absence = {
      ...absenceOf(attempt, 0, failure, issues),
      freshUntil: now + pause,
      trouble,
      refused,
    };
    if (!held || (held.kind === 'absence' && (held.failure ?? failure.reason === 'rejected'))) {
      store.put(key, failed);
      return failed;
    }
    Object.assign(held, { trouble, refused });
    return held.kind === 'copy' ? failed : held;
  }

  function absenceOf(
    attempt: Attempt,
    freshForMs: number,
    failure: FetchFailure | undefined,
    issues: readonly DocumentIssue[],
  ): Absence {
    const tags = new Set([...tagsOf(attempt.address), `block:${attempt.component}`]);
    return { ...known(attempt, freshForMs), kind: 'absence', tags, failure, issues };
  }

  function known({ address, reader, now }: Attempt, freshForMs: number) {
    const freshUntil = now + vary(freshForMs);
    return {
      address,
      reader,
      confirmedAt: now,
      freshUntil,
      marked: false,
      trouble: undefined,
      refused: undefined,
    };
  }

  return refresh;
}

/** A parser that throws is at fault itself, but costs no more than a document that it refuses. */
function parse({ reader }: Attempt, body: unknown): ParsedDocument<unknown> & { cause?: unknown } {
  try {
    return reader.parse(body);
  } catch (cause) {
    const issue = { code: 'parser-failed', pointer: '', message: 'reading the document failed' };
    return { ok: false, issues: [issue], cause };
  }
}

function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22);
}
