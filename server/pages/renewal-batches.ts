import type { Logger } from 'pino';

/** Marks stale what tags and paths name, for one tenant or (undefined) all; the number that it returns is told to the caller. */
export type RunRenewal = (
  tags: readonly string[],
  paths: readonly string[],
  tenant: string | undefined,
) => number | Promise<number>;

interface RenewalCall {
  tags: readonly string[];
  paths: readonly string[];
  tenant: string | undefined;
}

export interface RenewalBatches {
  /** Runs the call, or puts it to those that run together when the window ends, and then returns undefined at once. */
  run(call: RenewalCall): Promise<number | undefined>;
}

interface Batch {
  tags: Set<string>;
  paths: Set<string>;
}

/**
 * Takes a storm of calls together: the first runs at once, whatever comes within the next `windowMs` milliseconds runs as
 * one call at their end. Nothing is lost, and no document is fetched more than once per window.
 */
export function createRenewalBatches(
  run: RunRenewal,
  windowMs: number,
  log: Pick<Logger, 'error'>,
): RenewalBatches {
  let waiting: Map<string | undefined, Batch> | undefined;

  function openWindow(): void {
    waiting = new Map();
    setTimeout(closeWindow, windowMs).unref();
  }

  function closeWindow(): void {
    const batches = waiting;
    waiting = undefined;
    if (!batches || batches.size === 0) return;
    openWindow();
    for (const [tenant, { tags, paths }] of batches) void runLater([...tags], [...paths], tenant);
  }

  // Its callers have been answered: the log is the only place left for a failure.
  const runLater: RunRenewal = async (...call) => {
    try {
      return await run(...call);
    } catch (error) {
      log.error({ err: error }, 'Renewal failed');
      return 0;
    }
  };

  return {
    async run({ tags, paths, tenant }) {
      if (!waiting) {
        openWindow();
        return run(tags, paths, tenant);
      }
      const batch = waiting.get(tenant) ?? { tags: new Set(), paths: new Set() };
      for (const tag of tags) batch.tags.add(tag);
      for (const path of paths) batch.paths.add(path);
      waiting.set(tenant, batch);
      return undefined;
    },
  };
}
