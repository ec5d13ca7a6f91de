import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DrawMailPaper } from './mail-paper.ts';
import type { MailPurpose } from './mail.ts';
import type { Delivery, MailTransport } from './mail-transport.ts';
import type { ClaimedMail, MailQueue } from './outbox.ts';
import { isTooOld, retryTime } from './retry-time.ts';

/** What became of a try: `postponed` ones are tried again, `given-up` ones never. */
type SendingResult = 'sent' | 'postponed' | 'given-up';

export interface MailSenderOptions {
  outbox: MailQueue;
  transport: MailTransport;
  /** Draws what goes with a mail. */
  drawPaper: DrawMailPaper;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** From 0 to less than 1. */
  random: () => number;
  log: Pick<Logger, 'warn' | 'error'>;
  /** Counts tries. */
  counter: { inc(labels: { result: SendingResult; purpose: MailPurpose }): void };
  /** Mails on their way at the same time. Default: 4. */
  atOnce?: number;
  /** Between two looks into an outbox without due mails. Default: 2000. */
  pollMs?: number;
  /** For one mail, from connection to acknowledgement. Default: 120,000. */
  sendMs?: number;
  /** How long a mail is this sender's before others may take it; more than `sendMs`. Default: 300,000. */
  leaseMs?: number;
  /** How long it is remembered what was sent. Default: 30 days. */
  memoryMs?: number;
}

export interface MailSender {
  start(): void;
  /** Looks into the outbox now, as after a mail was added. */
  wake(): void;
  /** Takes no further mail, and waits for those on their way; after `graceMs` they are cut off. Default: 8000. */
  stop(graceMs?: number): Promise<void>;
}

const hour = 3_600_000;
/** Longest wait for an outbox that does not answer. */
const longestPauseMs = 30_000;

/**
 * Sends what is in the outbox, as one of any number of processes. Each mail is sent at least once: it is marked as sent only
 * after the other side has taken it, so none is lost, and one goes out twice when the process, the connection or the
 * database dies between the two. Its `Message-ID` and date are then the same, by which most mailboxes tell. Tries that fail
 * are repeated with growing delays for three days, except when the other side refuses the mail for good; what is older, as
 * in a database that was restored, is not sent. Log lines name mails
 * by their number, never an address or a content.
 */
export function createMailSender(options: MailSenderOptions): MailSender {
  const { outbox, transport, drawPaper, clock, random, log, counter } = options;
  const {
    atOnce = 4,
    pollMs = 2000,
    sendMs = 120_000,
    leaseMs = 300_000,
    memoryMs = 30 * 24 * hour,
  } = options;
  if (leaseMs <= sendMs) throw new RangeError('Others must not take a mail that is being sent');
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

  async function take(free: number): Promise<ClaimedMail[]> {
    state.isWoken = false;
    try {
      const at = clock();
      if (at >= state.nextForget) {
        state.nextForget = at + hour;
        await outbox.forget(at - memoryMs);
      }
      const taken = await outbox.claim(at, free, leaseMs);
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
      .catch((error: unknown) => log.error(kindOf(error), 'A mail could not be handled'))
      .finally(() => onTheirWay.delete(tracked));
    onTheirWay.add(tracked);
  }

  async function deliver(claimed: ClaimedMail): Promise<void> {
    const delivery = await attempt(claimed);
    // Nobody knows whether it has gone: it stays taken, and is tried again when that is over.
    if (delivery === undefined) return;
    if (delivery.ok) await recordSent(claimed);
    else await recordFailure(claimed, delivery);
  }

  async function attempt(claimed: ClaimedMail): Promise<Delivery | undefined> {
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

  /** With what goes with it: what cannot be drawn now is tried again, as what cannot be sent. */
  async function send(claimed: ClaimedMail, signal: AbortSignal): Promise<Delivery> {
    const { tenant, papers = [] } = claimed.mail;
    // Kept mails are read where their papers can be drawn.
    if (transport.keepsMails || papers.length === 0) return transport.send(claimed, signal);
    const files = await Promise.all(papers.map((paper) => drawPaper(tenant, paper)));
    return transport.send({ ...claimed, files: files.filter((file) => file !== null) }, signal);
  }

  /** As often as it takes: whoever forgets that a mail was sent sends it again. */
  async function recordSent(claimed: ClaimedMail): Promise<void> {
    counter.inc({ result: 'sent', purpose: claimed.mail.purpose });
    for (let failures = 0; ; failures += 1) {
      try {
        await outbox.sent(claimed, clock(), transport.keepsMails);
        return;
      } catch (error) {
        if (failures === 0)
          log.error({ ...named(claimed), ...kindOf(error) }, 'A mail was sent, which cannot be noted yet');
        if (cutOff.signal.aborted) return;
        await pauseAlone(Math.min(longestPauseMs, pollMs * 2 ** failures));
      }
    }
  }

  async function recordFailure(
    claimed: ClaimedMail,
    { isPermanent, reason }: Extract<Delivery, { ok: false }>,
  ): Promise<void> {
    const at = clock();
    const { created, attempts } = claimed;
    const due = isPermanent ? null : retryTime({ created, at, attempts, random: random() });
    const facts = { ...named(claimed), reason };
    counter.inc({ result: due === null ? 'given-up' : 'postponed', purpose: claimed.mail.purpose });
    if (due === null) log.error(facts, 'A mail could not be sent and is given up');
    else log.warn({ ...facts, due }, 'A mail could not be sent and is tried again');
    try {
      await (due === null ? outbox.giveUp(claimed, at, reason) : outbox.postpone(claimed, due, reason));
    } catch (error) {
      log.error({ ...named(claimed), ...kindOf(error) }, 'It cannot be noted that a mail was not sent');
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
      transport.close();
    },
  };
}

/** What failed, without texts: those of a database tell whole rows, those of mail servers the recipient. */
function kindOf(error: unknown): object {
  const { name, code, reason } = error as { name?: unknown; code?: unknown; reason?: unknown };
  return { error: name, code, reason };
}

function named({ id, mail, attempts }: ClaimedMail): object {
  return { mail: id, tenant: mail.tenant, purpose: mail.purpose, attempts };
}
