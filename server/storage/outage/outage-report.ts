import type { Logger } from 'pino';

/** Milliseconds without a failure after which a storage counts as back: a server that ends answers some calls meanwhile. */
const quietMs = 5000;

/** What a storage could not serve, as operators are told: each cause when it begins, and once when all is well again. */
export interface OutageReport<Reason extends string> {
  failed(reason: Reason, error: unknown): void;
  /** A call was answered. */
  answered(): void;
  /** Calls that were not served since the start, by reason. */
  counts(): ReadonlyMap<Reason, number>;
}

export interface OutageReportOptions<Reason extends string> {
  /** Its name at the beginning of a sentence. */
  storage: string;
  /** What is behind each reason: reasons of one cause are one outage. Undefined: none, it was closed by us. */
  causeOf: Readonly<Record<Reason, string | undefined>>;
  /** Monotonic milliseconds. */
  clock: () => number;
  log: Pick<Logger, 'info' | 'error'>;
}

export function createOutageReport<Reason extends string>({
  storage,
  causeOf,
  clock,
  log,
}: OutageReportOptions<Reason>): OutageReport<Reason> {
  const counts = new Map<Reason, number>();
  const told = new Set<string>();
  let failedAt = -Infinity;
  return {
    failed(reason, error) {
      const cause = causeOf[reason];
      if (cause === undefined) return;
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
      failedAt = clock();
      if (told.has(cause)) return;
      told.add(cause);
      log.error({ err: error, reason }, `${storage} is not available`);
    },
    answered() {
      if (told.size === 0 || clock() - failedAt < quietMs) return;
      told.clear();
      log.info(`${storage} is available again`);
    },
    counts: () => counts,
  };
}
