/** A number that grows, and the milliseconds until it begins anew. */
export interface Counter {
  value: number;
  remainingMs: number;
}

export interface Subscriber {
  onMessage: (message: string) => void;
  /** Messages may have been missed: whoever keeps copies forgets them. */
  onGap: () => void;
}

/**
 * Short texts by name that may be lost at any time: counters of limits, locks, copies. Names have 1 to 512 characters, values
 * at most 500,000 bytes, times to live 1 ms to 366 days; a `RangeError` tells of others. Every call may throw
 * `KeyValueUnavailable`, soon: whether to go on without, or with another driver, is for the caller to decide. A change may have
 * happened all the same.
 */
export interface KeyValue {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /** Writes only when the present value is the expected one (`undefined`: none); tells whether it did. */
  compareAndSet(key: string, expected: string | undefined, value: string, ttlMs: number): Promise<boolean>;
  /** Adds to a counter, which begins at 0; its time runs from the first call. Throws a `TypeError` where a text is kept. */
  increment(key: string, by: number, ttlMs: number): Promise<Counter>;
  /** Tells whether there was a value. With `expected`: deletes only that one. */
  delete(key: string, expected?: string): Promise<boolean>;
  /** To whoever listens now, in this process and others that share the driver. */
  publish(channel: string, message: string): Promise<void>;
  /** Listens from now on, or, while the store is away, from when it is back. Never throws an outage. Returns how to stop. */
  subscribe(channel: string, subscriber: Subscriber): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
