import { KeyReused } from '../key-reused.ts';
import type { WriteKey } from '../write-key.ts';

/** Writes that are known again, in memory, for tests; `scope` says whose and of what. */
export interface MemoryWrites {
  once<Outcome>(scope: readonly string[], key: WriteKey | undefined, write: () => Outcome): Outcome;
  handOver(from: readonly string[], to: readonly string[]): void;
}

export function createMemoryWrites(): MemoryWrites {
  const known = new Map<string, Map<string, { content: string; outcome: unknown }>>();
  const of = (scope: readonly string[]) => {
    const name = JSON.stringify(scope);
    const own = known.get(name) ?? new Map<string, { content: string; outcome: unknown }>();
    known.set(name, own);
    return own;
  };
  return {
    once<Outcome>(scope: readonly string[], key: WriteKey | undefined, write: () => Outcome): Outcome {
      if (!key) return write();
      const before = of(scope).get(key.key);
      if (before && before.content !== key.content) throw new KeyReused();
      if (before) return before.outcome as Outcome;
      const outcome = write();
      of(scope).set(key.key, { content: key.content, outcome });
      return outcome;
    },
    handOver(from, to) {
      for (const [key, write] of of(from)) of(to).set(key, write);
    },
  };
}
