import { createClient, ErrorReply } from 'redis';
import type { Logger } from 'pino';
import { createOutageReport } from '../outage/outage-report.ts';
import { type KeyValueOutage, KeyValueUnavailable } from './key-value-unavailable.ts';

export interface RedisConnectionOptions {
  url: string;
  /** Milliseconds for a connection, and for the first call to wait for it. */
  connectMs: number;
  /** Milliseconds for a command; then the server rests. */
  commandMs: number;
  /** Milliseconds in which nobody asks a server that did not answer in time; then one call tries. */
  restMs: number;
  /** Monotonic milliseconds. */
  clock: () => number;
  log: Pick<Logger, 'info' | 'error'>;
  /** Called with every new connection; what it subscribes to begins anew. */
  onConnect: (client: RedisClient) => void;
}

const makeClient = (url: string, connectMs: number) =>
  createClient({
    url,
    // Else calls would wait for a server that is down.
    disableOfflineQueue: true,
    socket: { connectTimeout: connectMs, reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 1000) },
  });

export type RedisClient = ReturnType<typeof makeClient>;

/** One connection to Redis that comes back by itself; calls fail soon while it is away. */
export interface RedisConnection {
  /** The command's answer. Throws `KeyValueUnavailable`, or what Redis says against the command. */
  run<Answer>(command: (client: RedisClient) => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

/** So many answers out of time in a row, and the connection is made anew: its other end may be gone without a word. */
const silentCallsForNewConnection = 3;

/** Answers of a server that works, but not for us now. */
const outagesByAnswer: readonly (readonly [string, KeyValueOutage])[] = [
  ['OOM', 'full'],
  ['MISCONF', 'full'],
  ['LOADING', 'refused'],
  ['READONLY', 'refused'],
  ['MASTERDOWN', 'refused'],
  ['CLUSTERDOWN', 'refused'],
  ['BUSY', 'refused'],
];

/** What is behind a reason, as operators are told of it once. */
const causeOf: Readonly<Record<KeyValueOutage, string | undefined>> = {
  refused: 'away',
  timeout: 'slow',
  full: 'full',
  closed: undefined,
};

export function openRedisConnection(options: RedisConnectionOptions): RedisConnection {
  const { url, connectMs, commandMs, restMs, clock, log, onConnect } = options;
  const report = createOutageReport({ storage: 'Redis', causeOf, clock, log });
  const state = { isClosed: false, restsUntil: 0, silentCalls: 0, connection: connect(true) };

  function connect(isFirst = false): { client: RedisClient; first: Promise<unknown> | undefined } {
    const client = makeClient(url, connectMs);
    const first = Promise.withResolvers<void>();
    const limit = setTimeout(first.resolve, connectMs);
    client.on('error', (error: Error) => {
      first.resolve();
      if (!state.isClosed) report.failed('refused', error);
    });
    client.on('ready', () => {
      clearTimeout(limit);
      first.resolve();
      onConnect(client);
    });
    // Fails only when closed meanwhile: it tries for ever.
    client.connect().catch(() => {});
    // Only who comes first waits: later there was time enough.
    return { client, first: isFirst ? first.promise : undefined };
  }

  function answered(): void {
    report.answered();
    state.restsUntil = 0;
    state.silentCalls = 0;
  }

  function fellSilent(): KeyValueUnavailable {
    const outage = new KeyValueUnavailable('timeout', `Redis did not answer within ${commandMs} ms`);
    state.restsUntil = clock() + restMs;
    state.silentCalls += 1;
    report.failed(outage.reason, outage);
    if (state.silentCalls >= silentCallsForNewConnection) {
      state.silentCalls = 0;
      state.connection.client.destroy();
      state.connection = connect();
    }
    return outage;
  }

  async function run<Answer>(command: (client: RedisClient) => Promise<Answer>): Promise<Answer> {
    if (state.isClosed) throw new KeyValueUnavailable('closed', 'The key-value store is closed');
    if (state.restsUntil > 0) {
      if (clock() < state.restsUntil) throw new KeyValueUnavailable('timeout', 'Redis did not answer lately');
      // This call tries; others are refused until it knows.
      state.restsUntil = clock() + restMs;
    }
    await state.connection.first;
    const limit = new AbortController();
    const silence = new Promise<never>((_, reject) => {
      const timer = setTimeout(() => reject(fellSilent()), commandMs);
      limit.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    });
    try {
      const answer = await Promise.race([command(state.connection.client), silence]);
      answered();
      return answer;
    } catch (error) {
      throw translate(error);
    } finally {
      limit.abort();
    }
  }

  function translate(error: unknown): unknown {
    if (error instanceof KeyValueUnavailable) return error;
    const { message } = error as Error;
    if (!(error instanceof ErrorReply)) {
      if (!state.isClosed) report.failed('refused', error);
      return new KeyValueUnavailable('refused', `Redis is not available: ${message}`, error);
    }
    const outage = outagesByAnswer.find(([start]) => message.startsWith(start));
    if (outage === undefined) return error;
    report.failed(outage[1], error);
    return new KeyValueUnavailable(outage[1], `Redis is not available: ${message}`, error);
  }

  return {
    run,
    async close() {
      state.isClosed = true;
      const { client } = state.connection;
      const limit = setTimeout(() => client.destroy(), commandMs);
      // Without a connection there is nothing to finish.
      if (client.isReady) await client.close().catch(() => {});
      else if (client.isOpen) client.destroy();
      clearTimeout(limit);
    },
  };
}
