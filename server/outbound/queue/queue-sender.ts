import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Delivery } from './delivery.ts';
import { isTooOld, retryTime } from './retry-time.ts';

/** A message that a sender has taken: until its lease is over nobody else does. */
export interface Claimed {
  id: number;
  /** How often it was taken to be sent. */
  attempts: number;
  /** In ms since 1970. */
  created: number;
}

/** What a sender needs of a queue. Who takes a message and settles it in no way has died: then it is due again. */
export interface SendingQueue<Item extends Claimed> {
  /** Takes what is due, the longest due first, each for `leaseMs`; processes never take the same one. */
  claim(at: number, most: number, leaseMs: number): Promise<Item[]>;
  /** It left the house, whoever has taken it meanwhile. */
  sent(claimed: Item, at: number): Promise<void>;
  /** To be tried again from `due` on; nothing when another has taken it meanwhile. */
  postpone(claimed: Item, due: number, reason: string): Promise<void>;
  /** Not to be tried again; nothing when another has taken it meanwhile. */
  giveUp(claimed: Item, at: number, reason: string): Promise<void>;
  /** Deletes what was settled before. How many. */
  forget(settledBefore: number): Promise<number>;
}

/** What became of a try: `postponed` ones are tried again, `given-up` ones never. */
export type SendingResult = 'sent' | 'postponed' | 'given-up';

/** How a sender works, whatever it sends. */
export interface SendingOptions {
  /** Milliseconds since 1970. */
  clock: () => number;
  /** From 0 to less than 1. */
  random: () => number;
  log: Pick<Logger, 'warn' | 'error'>;
  /** Messages on their way at the same time. Default: 4. */
  atOnce?: number;
  /** Between two looks into a queue without due messages. Default: 2000. */
  pollMs?: number;
  /** For one message, from connection to acknowledgement. Default: 120,000. */
  sendMs?: number;
  /** How long a message is this sender's before others may take it; more than `sendMs`. Default: 300,000. */
  leaseMs?: number;
  /** How long it is remembered what was sent. Default: 30 days. */
  memoryMs?: number;
}

interface QueueSenderOptions<Item extends Claimed> extends SendingOptions {
  queue: SendingQueue<Item>;
  /** Hands one over. An outage is an answer; when `signal` aborts, it may have gone all the same. */
  send(claimed: Item, signal: AbortSignal): Promise<Delivery>;
  count(result: SendingResult, claimed: Item): void;
  /** What log lines tell of it: never a person or a content. */
  facts(claimed: Item): object;
  /** How log lines begin that are about one: `A mail`. */
  name: string;
}

export interface QueueSender {
  start(): void;
  /** Looks into the queue now, as after something was added. */
  wake(): void;
  /** Takes nothing further, and waits for what is on its way; after `graceMs` that is cut off. Default: 8000. */
  stop(graceMs?: number): Promise<void>;
}

const hour = 3_600_000;
/** Longest wait for a queue that does not answer. */
const longestPauseMs = 30_000;

/**
 * Sends what is in a queue, as one of any number of processes. Each message is sent at least once: it is marked as sent only
 * after the other side has taken it, so none is lost, and one goes out twice when the process, the connection or the database
 * dies between the two. Tries that fail are repeated with growing delays for three days, except when the other side refuses the
 * message for good; what is older, as in a database that was restored, is not sent.
 */
export function createQueueSender<Item extends Claimed>(options: QueueSenderOptions<Item>): QueueSender {
  const { queue, send, count, facts, name, clock, random, log } = options;
  const {
    atOnce = 4,
    pollMs = 2000,
    sendMs = 120_000,
    leaseMs = 300_000,
    memoryMs = 30 * 24 * hour,
  } = options;
  if (leaseMs <= sendMs) throw new RangeError('Others must not take what is being sent');
  const onTheirWay = new Set<Promise<void>>();
  const cutOff = new AbortController();
  const state = { isStopping: false, isWoken: false, failures: 0, nextForget: 0, endPause: () => {} };
  let loop: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (!state.isStopping) {
      const free = atOnce - onTheirWay.size;
      const taken = await take(free);
      for (const claimed of taken) track(deliver(claimed));
      if (state.isStopping) return;
      if (onTheirWay.size >= atOnce) await Promise.race(onTheirWay);
      else if (taken.length < free) await pause(Math.min(longestPauseMs, pollMs * 2 ** state.failures));
    }
  }

  async function take(free: number): Promise<Item[]> {
    state.isWoken = false;
    try {
      const at = clock();
      if (at >= state.nextForget) {
        state.nextForget = at + hour;
        await queue.forget(at - memoryMs);
      }
      const taken = await queue.claim(at, free, leaseMs);
      state.failures = 0;
      return taken;
    } catch (error) {
      if (state.failures === 0) log.error(kindOf(error), 'The outbox cannot be read');
      state.failures = Math.min(state.failures + 1, 10);
      return [];
    }
  }

  function track(work: Promise<void>): void {
    const tracked = work
      .catch((error: unknown) => log.error(kindOf(error), `${name} could not be handled`))
      .finally(() => onTheirWay.delete(tracked));
    onTheirWay.add(tracked);
  }

  async function deliver(claimed: Item): Promise<void> {
    const delivery = await attempt(claimed);
    // Nobody knows whether it has gone: it stays taken, and is tried again when that is over.
    if (delivery === undefined) return;
    if (delivery.ok) await recordSent(claimed);
    else await recordFailure(claimed, delivery);
  }

  async function attempt(claimed: Item): Promise<Delivery | undefined> {
    if (isTooOld(claimed.created, clock())) return { ok: false, isPermanent: true, reason: 'too-old' };
    const limit = AbortSignal.timeout(sendMs);
    const signal = AbortSignal.any([limit, cutOff.signal]);
    const aborted = new Promise<undefined>((resolve) => {
      signal.addEventListener('abort', () => resolve(undefined), { once: true });
    });
    try {
      const delivery = await Promise.race([send(claimed, signal), aborted]);
      if (delivery?.ok || !signal.aborted) return delivery;
      return cutOff.signal.aborted ? undefined : { ok: false, isPermanent: false, reason: 'timeout' };
    } catch (error) {
      // Without the error, whose text may name the recipient.
      const reason = error instanceof Error ? error.name.slice(0, 60) : 'unknown';
      return { ok: false, isPermanent: false, reason };
    }
  }

  /** As often as it takes: whoever forgets that something was sent sends it again. */
  async function recordSent(claimed: Item): Promise<void> {
    count('sent', claimed);
    for (let failures = 0; ; failures += 1) {
      try {
        await queue.sent(claimed, clock());
        return;
      } catch (error) {
        if (failures === 0)
          log.error({ ...facts(claimed), ...kindOf(error) }, `${name} was sent, which cannot be noted yet`);
        if (cutOff.signal.aborted) return;
        await pauseAlone(Math.min(longestPauseMs, pollMs * 2 ** failures));
      }
    }
  }

  async function recordFailure(
    claimed: Item,
    { isPermanent, reason }: Extract<Delivery, { ok: false }>,
  ): Promise<void> {
    const at = clock();
    const { created, attempts } = claimed;
    const due = isPermanent ? null : retryTime({ created, at, attempts, random: random() });
    const told = { ...facts(claimed), reason };
    count(due === null ? 'given-up' : 'postponed', claimed);
    if (due === null) log.error(told, `${name} could not be sent and is given up`);
    else log.warn({ ...told, due }, `${name} could not be sent and is tried again`);
    try {
      await (due === null ? queue.giveUp(claimed, at, reason) : queue.postpone(claimed, due, reason));
    } catch (error) {
      log.error(
        { ...facts(claimed), ...kindOf(error) },
        `It cannot be noted that ${name.toLowerCase()} was not sent`,
      );
    }
  }

  /** Until `wake` or `stop`, or for so long. */
  function pause(ms: number): Promise<void> {
    if (state.isWoken) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms).unref();
      state.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Until it is cut off, or for so long. */
  async function pauseAlone(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: cutOff.signal, ref: false }).catch(() => {});
  }

  function wake(): void {
    state.isWoken = true;
    state.endPause();
  }

  return {
    start() {
      loop ??= run();
    },
    wake,
    async stop(graceMs = 8000) {
      state.isStopping = true;
      wake();
      const patience = setTimeout(() => cutOff.abort(), graceMs);
      await loop;
      await Promise.all(onTheirWay);
      clearTimeout(patience);
    },
  };
}

/** What failed, without texts: those of a database tell whole rows, those of mail servers the recipient. */
function kindOf(error: unknown): object {
  const { name, code, reason } = error as { name?: unknown; code?: unknown; reason?: unknown };
  return { error: name, code, reason };
}
