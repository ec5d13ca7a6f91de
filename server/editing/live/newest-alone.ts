import { LRUCache } from 'lru-cache';

/** Does one thing at a time for each name, and of what waits the newest alone. */
export interface NewestAlone {
  /** What `work` gives; undefined, without it: something newer of this name was asked for. */
  run<Result>(name: string, number: number, work: () => Promise<Result>): Promise<Result | undefined>;
}

interface Turn {
  running: boolean;
  newest: number;
  /** Lets what waits begin, or tells it that it is not wanted any more. */
  next: ((isWanted: boolean) => void) | undefined;
}

/** Names that are remembered. */
const maxNames = 1000;

export function createNewestAlone(): NewestAlone {
  const turns = new LRUCache<string, Turn>({ max: maxNames });

  return {
    async run(name, number, work) {
      let turn = turns.get(name);
      if (!turn) turns.set(name, (turn = { running: false, newest: number, next: undefined }));
      if (number < turn.newest) return undefined;
      turn.newest = number;
      if (turn.running) {
        turn.next?.(false);
        const { promise, resolve } = Promise.withResolvers<boolean>();
        turn.next = resolve;
        if (!(await promise)) return undefined;
      }
      turn.running = true;
      try {
        return await work();
      } finally {
        // Handed on without a gap, in which another could begin.
        turn.running = turn.next !== undefined;
        turn.next?.(true);
        turn.next = undefined;
      }
    },
  };
}
