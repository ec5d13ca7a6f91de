import { createHash } from 'node:crypto';
import { isDraft, tagsOf } from './content-address.ts';
import type { ContentAnswer } from './content-source.ts';
import type { DocumentStore } from './document-store.ts';
import { isDraftDocument } from './draft-document.ts';
import { FetchFailure } from './fetch-failure.ts';
import type {
  Absence,
  Copy,
  DocumentIssue,
  DocumentReader,
  HeldDocument,
  ParsedDocument,
} from './held-document.ts';
import type { Attempted, RefreshReport } from './refresh-report.ts';

export interface OutcomeParts {
  store: DocumentStore;
  report: RefreshReport;
  /** A time varied a little, so that what was fetched together does not expire together. */
  vary: (ms: number) => number;
  freshMs: number;
  negativeMs: number;
  failureMs: number;
  /** Told when a document became another, came or went. */
  onRenewed: (keys: ReadonlySet<string>) => void;
}

/** Parsed JSON takes about 1.7 times its text in memory, measured on page documents. */
const memoryPerByte = 2;

/** One attempt to fetch a document, and what was held of it. */
export interface Attempt extends Attempted {
  key: string;
  reader: DocumentReader<unknown>;
}

type Found = Extract<ContentAnswer, { status: 'found' }>;

/** What is known of a document after an answer; throws a `FetchFailure` where there is nothing that it could confirm. */
export function takeAnswer(parts: OutcomeParts, attempt: Attempt, answer: ContentAnswer): HeldDocument {
  if (answer.status === 'missing' || isUnpublished(attempt, answer)) return leaveOut(parts, attempt);
  if (answer.status === 'found') return accept(parts, attempt, answer);
  if (attempt.held?.kind === 'copy') return confirm(parts, attempt, attempt.held);
  throw new FetchFailure('Answered "unchanged" without a copy to compare with', {
    url: attempt.url,
    reason: 'unexpected',
  });
}

/** Whether only the preview may see what was found: whichever driver brought it. */
function isUnpublished({ address }: Attempt, answer: ContentAnswer): boolean {
  const isDocument = address.kind === 'page' || address.kind === 'frame';
  return answer.status === 'found' && isDocument && !isDraft(address) && isDraftDocument(answer.body);
}

function accept(parts: OutcomeParts, attempt: Attempt, { body, bytes, etag, until }: Found): HeldDocument {
  const { held, address, component } = attempt;
  const revision = hashOf(body);
  if (held?.kind === 'copy' && held.revision === revision)
    return confirm(parts, attempt, held, { etag, until });
  if (held?.refused === revision)
    return refuse(parts, attempt, revision, held.kind === 'absence' ? held.issues : []);
  const parsed = parse(attempt, body);
  if (!parsed.ok) {
    parts.report.rejected(attempt, parsed.issues, parsed.cause);
    return refuse(parts, attempt, revision, parsed.issues);
  }
  const { lost = [] } = parsed;
  if (lost.length > 0 && held?.kind === 'copy' && !held.isPoor) {
    parts.report.rejected(attempt, lost);
    return refuse(parts, attempt, revision, lost);
  }
  const copy: Copy = {
    ...known(parts, attempt, parts.freshMs),
    kind: 'copy',
    tags: new Set([...tagsOf(address), `block:${component}`, ...parsed.tags]),
    value: parsed.value,
    revision,
    isPoor: lost.length > 0,
    etag,
    until,
    bytes: parsed.bytes ?? bytes * memoryPerByte,
  };
  return replace(parts, attempt, copy);
}

function confirm(
  parts: OutcomeParts,
  attempt: Attempt,
  copy: Copy,
  { etag, until }: Pick<Copy, 'etag' | 'until'> = copy,
): Copy {
  parts.report.succeeded(attempt);
  const { confirmedAt, freshUntil, marked, trouble, refused } = known(parts, attempt, parts.freshMs);
  const isAsLong = copy.until === until;
  Object.assign(copy, { confirmedAt, freshUntil, marked, trouble, refused, etag, until });
  if (parts.store.find(attempt.key) !== copy) parts.store.put(attempt.key, copy);
  if (!isAsLong) parts.onRenewed(new Set([attempt.key]));
  return copy;
}

function leaveOut(parts: OutcomeParts, attempt: Attempt): HeldDocument {
  if (attempt.held?.kind === 'absence' && !attempt.held.failure) parts.report.succeeded(attempt);
  return replace(parts, attempt, absenceOf(parts, attempt, parts.negativeMs, undefined, []));
}

function replace(parts: OutcomeParts, attempt: Attempt, now: HeldDocument): HeldDocument {
  const { key, held } = attempt;
  if (now.kind === 'copy') parts.report.succeeded(attempt);
  parts.store.put(key, now);
  const cameOrChanged = now.kind === 'copy' && held !== undefined;
  const went = now.kind === 'absence' && held?.kind === 'copy';
  if (cameOrChanged || went) parts.onRenewed(new Set([key]));
  return now;
}

function refuse(
  parts: OutcomeParts,
  attempt: Attempt,
  revision: string,
  issues: readonly DocumentIssue[],
): HeldDocument {
  const failure = new FetchFailure('The document cannot be used', {
    url: attempt.url,
    reason: 'rejected',
    cause: issues,
  });
  return keep(parts, attempt, failure, { pauseMs: parts.negativeMs, issues, refused: revision });
}

/** What is known of a document after a failure: the same as before, with the trouble noted. */
export function takeFailure(parts: OutcomeParts, attempt: Attempt, failure: FetchFailure): HeldDocument {
  parts.report.failed(attempt, failure);
  const failures = attempt.held?.trouble?.failures ?? 0;
  const isHeld = attempt.held !== undefined && !(attempt.held.kind === 'absence' && attempt.held.failure);
  const pauseMs = isHeld
    ? Math.min(parts.failureMs * 2 ** Math.min(failures, 10), parts.negativeMs)
    : parts.failureMs;
  return keep(parts, attempt, failure, { pauseMs, issues: [], refused: attempt.held?.refused });
}

/** Keeps what is known, with the trouble noted; remembers the failure where nothing is. */
function keep(
  parts: OutcomeParts,
  attempt: Attempt,
  failure: FetchFailure,
  {
    pauseMs,
    issues,
    refused,
  }: { pauseMs: number; issues: readonly DocumentIssue[]; refused: string | undefined },
): HeldDocument {
  const { key, held, now } = attempt;
  const pause = parts.vary(pauseMs);
  const failures = (held?.trouble?.failures ?? 0) + 1;
  const trouble = { reason: failure.reason, failures, notBefore: now + pause };
  const failed: Absence = {
    ...absenceOf(parts, attempt, 0, failure, issues),
    freshUntil: now + pause,
    trouble,
    refused,
  };
  if (!held || (held.kind === 'absence' && (held.failure ?? failure.reason === 'rejected'))) {
    parts.store.put(key, failed);
    return failed;
  }
  Object.assign(held, { trouble, refused });
  return held.kind === 'copy' ? failed : held;
}

function absenceOf(
  parts: OutcomeParts,
  attempt: Attempt,
  freshForMs: number,
  failure: FetchFailure | undefined,
  issues: readonly DocumentIssue[],
): Absence {
  const tags = new Set([...tagsOf(attempt.address), `block:${attempt.component}`]);
  return { ...known(parts, attempt, freshForMs), kind: 'absence', tags, failure, issues };
}

function known({ vary }: OutcomeParts, { address, reader, now }: Attempt, freshForMs: number) {
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
