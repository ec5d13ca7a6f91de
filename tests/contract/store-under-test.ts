import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../server/storage/database/database.ts';
import { openTestDatabase } from '../services/test-database.ts';

/** How a driver is started: with nothing in it. */
export type StartStore<Store> = () => Promise<{
  store: Store;
  /** Another process's way into the same store; the same one where only one process uses it. */
  another: Store;
  close: () => Promise<void>;
}>;

interface StoreUnderTest<Store> {
  store: Store;
  another: Store;
  /** A tenant that nobody has used: each test has its own within one store. */
  newTenant(): string;
}

/** Starts a store for the tests of the block that calls it, and ends it after them; to be used in tests and hooks alone. */
export function openStore<Store extends object>(start: StartStore<Store>): StoreUnderTest<Store> {
  let started: Awaited<ReturnType<StartStore<Store>>> | undefined;
  let tenants = 0;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(() => started?.close());
  function part(name: 'store' | 'another'): Store {
    if (!started) throw new Error('No store is open yet');
    return started[name];
  }
  return {
    store: forwarded(() => part('store')),
    another: forwarded(() => part('another')),
    newTenant: () => `shop${(tenants += 1)}`,
  };
}

/** Stands for what there will be by the time that something of it is used. */
function forwarded<Store extends object>(open: () => Store): Store {
  return new Proxy({} as Store, { get: (_target, name): unknown => Reflect.get(open(), name) });
}

/** A store in a database of its own, into which `fill` has put something. */
export function inDatabase<Store>(
  create: (database: Database) => Store,
  fill: (database: Database) => Promise<void> = async () => {},
): StartStore<Store> {
  return async () => {
    // A hundred writers at once wait for one another, on a busy machine for longer than visitors would.
    const database = await openTestDatabase({ limits: { connectMs: 20_000 } });
    await fill(database);
    const other = database.another({});
    return {
      store: create(database),
      another: create(other),
      async close() {
        await other.close();
        await database.close();
      },
    };
  };
}

/** A store in the memory of one process. */
export function inMemory<Store>(create: () => Store): StartStore<Store> {
  return async () => {
    const store = create();
    return { store, another: store, close: async () => {} };
  };
}
