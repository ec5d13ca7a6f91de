import { useSyncExternalStore } from 'react';

/** A value that many look at; `change` gets the one before, and nobody is told where it stays the same. */
export interface Store<Value> {
  get(): Value;
  change(make: (value: Value) => Value): void;
  /** Returns what ends it. */
  subscribe(listener: () => void): () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    change(make) {
      const next = make(value);
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A part of a store's value; draws again when that part becomes another one. `select` must give the same for the same. */
export function useStore<Value, Part>(store: Store<Value>, select: (value: Value) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
