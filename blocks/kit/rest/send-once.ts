import { writeKeyHeader } from '../../../schemas/write-key.ts';

/** Statuses after which the same is sent again: the sender is somebody only now, or the answer got lost on its way. */
const unansweredStatuses: readonly unknown[] = [428, 502, 503, 504];
/** Milliseconds of rest before each further attempt. */
const pausesMs = [400, 1500];
/** Milliseconds after which there is no further attempt: the visitor is told. */
const patienceMs = 8000;
/** Milliseconds in which the same wish, pressed again because nothing came of it, is the same write. */
const againMs = 60_000;

/** Keys of wishes that were never answered, by what was wished. */
const unanswered = new Map<string, { key: string; at: number }>();

/** What is known of an attempt: its answer, or why there is none; either may have a status. */
type Attempt<Answer> = { answer: Answer } | { reason: unknown };

/**
 * Sends a change so that it counts once: under a key by which the shop knows it again, and by itself again while no answer
 * comes, before anybody is told. `wish` says what is wished, where the same wish after a failure is to be the same change.
 * Answers, and throws, as the last attempt does.
 */
export async function sendOnce<Answer>(
  send: (headers: Record<string, string>) => Promise<Answer>,
  wish?: string,
): Promise<Answer> {
  const startedAt = performance.now();
  const before = wish === undefined ? undefined : unanswered.get(wish);
  const key = before && startedAt - before.at < againMs ? before.key : newKey();
  const attempt = (): Promise<Attempt<Answer>> =>
    send({ [writeKeyHeader]: key }).then(
      (answer) => ({ answer }),
      (reason: unknown) => ({ reason }),
    );
  let last = await attempt();
  for (const pauseMs of pausesMs) {
    const isOver = !navigator.onLine || performance.now() - startedAt > patienceMs;
    if (isAnswered(last) || isOver) break;
    if (statusOf(last) !== 428) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    last = await attempt();
  }
  if (wish !== undefined) {
    if (isAnswered(last)) unanswered.delete(wish);
    else unanswered.set(wish, { key, at: performance.now() });
  }
  if ('reason' in last) throw last.reason;
  return last.answer;
}

function isAnswered(attempt: Attempt<unknown>): boolean {
  const status = statusOf(attempt);
  return 'reason' in attempt && status === undefined ? false : !unansweredStatuses.includes(status);
}

function statusOf(attempt: Attempt<unknown>): unknown {
  const told: unknown = 'reason' in attempt ? attempt.reason : attempt.answer;
  return (told as { status?: unknown } | undefined)?.status;
}

/** 128 random bits, also where there is no TLS. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
