import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { KyselyPlugin, RootOperationNode, Transaction } from 'kysely';
import type { Database, NoTables } from '../../server/storage/database/database.ts';
import { DatabaseUnavailable } from '../../server/storage/database/database-unavailable.ts';

/** A database that goes away when a test says so, and is back at once. */
export interface CutDatabase {
  database: Database;
  /** Ends the statement of this number among those of requests, counted from now on from 1, before it is carried out, and its transaction with it. */
  cutAt(number: number): void;
  /** Ends the next statements with such words, so many of them. */
  cutWords(words: RegExp, times: number): void;
  /** Carries out the next transaction, and loses the answer to its end. */
  loseCommit(): void;
  /** Cuts nothing any more; whether something was. */
  stop(): boolean;
}

/** Knows what is done for a request from what a shop does by the clock, which is never cut. */
const requests = new AsyncLocalStorage<true>();
subscribe('http.server.request.start', () => requests.enterWith(true));

/** The same database, for a shop of its own. */
export function cutDatabase(whole: Database): CutDatabase {
  let [statements, at, times] = [0, Infinity, 0];
  let wasCut = false;
  let losesCommit = false;
  let ending = /^$/;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (!requests.getStore()) return node;
      statements += 1;
      const isWorded = times > 0 && ending.test(wordsOf(node));
      if (isWorded) times -= 1;
      if (statements !== at && !isWorded) return node;
      wasCut = true;
      throw new DatabaseUnavailable('lost', 'away');
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const plain = whole.kysely.withPlugin(plugin);
  const kysely = new Proxy(plain, {
    get(target, name) {
      if (name === 'transaction')
        return () => ({
          async execute<Result>(work: (transaction: Transaction<NoTables>) => Promise<Result>) {
            const done = await target.transaction().execute(work);
            if (!losesCommit) return done;
            [losesCommit, wasCut] = [false, true];
            throw new DatabaseUnavailable('lost', 'away');
          },
        });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const begin = (): void => void ([statements, at, wasCut] = [0, Infinity, false]);
  return {
    database: { ...whole, kysely },
    cutAt(number) {
      begin();
      at = number;
    },
    cutWords(words, count) {
      begin();
      [ending, times] = [words, count];
    },
    loseCommit() {
      begin();
      losesCommit = true;
    },
    stop() {
      [at, times, losesCommit] = [Infinity, 0, false];
      return wasCut;
    },
  };
}

function wordsOf(node: RootOperationNode): string {
  return node.kind === 'RawNode' ? node.sqlFragments.join('?').replaceAll(/\s+/g, ' ').trim() : node.kind;
}
