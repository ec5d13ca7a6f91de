export interface RecentOptions {
  /** Values that are kept at most. */
  most: number;
  keptMs: number;
  /** Milliseconds. */
  now: () => number;
}

/** Values by key for a short time, those asked for last. */
export interface Recent<Value> {
  /** The value of a key, made when there is none. One that rejects is not kept. */
  get(key: string, make: () => Value): Value;
}

export function createRecent<Value extends Promise<unknown>>({
  most,
  keptMs,
  now,
}: RecentOptions): Recent<Value> {
  const kept = new Map<string, { value: Value; until: number }>();

  function forget(key: string, value: Value): void {
    if (kept.get(key)?.value === value) kept.delete(key);
  }

  return {
    get(key, make) {
      const known = kept.get(key);
      kept.delete(key);
      if (known && known.until > now()) {
        kept.set(key, known);
        return known.value;
      }
      const value = make();
      kept.set(key, { value, until: now() + keptMs });
      value.catch(() => {
        forget(key, value);
      });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
}
