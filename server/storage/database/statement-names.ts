import { LRUCache } from 'lru-cache';

/** Names of prepared statements. A connection parses and plans what has a name once, which takes as long as a small answer. */
export interface StatementNames {
  /** Undefined for what was seldom asked, and once there are names enough. */
  nameOf(text: string): string | undefined;
  /** Takes a name away for good: the plan under it does not fit any more. */
  forget(text: string): void;
}

/** A statement is worth a plan that is kept once it has been asked so often. */
const usesBefore = 3;
/** Every connection keeps a plan for each name; texts made for lists of every length would be without end. */
const maxNames = 100;
const watchedTexts = 1000;

/** Names for the connections of one process. */
export function createStatementNames(): StatementNames {
  const uses = new LRUCache<string, number>({ max: watchedTexts });
  const names = new Map<string, string | undefined>();
  return {
    nameOf(text) {
      if (names.has(text)) return names.get(text);
      const count = (uses.get(text) ?? 0) + 1;
      uses.set(text, count);
      if (count <= usesBefore || names.size >= maxNames) return undefined;
      uses.delete(text);
      const name = `shop-${names.size + 1}`;
      names.set(text, name);
      return name;
    },
    forget: (text) => void names.set(text, undefined),
  };
}
