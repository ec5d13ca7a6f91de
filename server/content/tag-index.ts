/** Which keys carry a tag. */
export interface TagIndex {
  add(key: string, tags: Iterable<string>): void;
  remove(key: string, tags: Iterable<string>): void;
  /** Keys that carry the tag. */
  keysOf(tag: string): Iterable<string>;
}

export function createTagIndex(): TagIndex {
  const keysByTag = new Map<string, Set<string>>();
  return {
    add(key, tags) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        if (keys) keys.add(key);
        else keysByTag.set(tag, new Set([key]));
      }
    },
    remove(key, tags) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
    keysOf: (tag) => keysByTag.get(tag) ?? [],
  };
}
