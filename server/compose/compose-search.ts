import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProductSearch } from '../../schemas/catalogue/product-search.ts';
import type { ShopBase } from './compose-base.ts';
import { programFile } from '../concurrency/program-file.ts';
import { createAnalyser } from '../search/analyser/analyser.ts';
import { languageOf } from '../search/languages/locale-language.ts';
import {
  changesInDatabase,
  forgetChanges,
  outdatedPositions,
} from '../search/changes/changes-in-database.ts';
import { wordsInDatabase } from '../search/correction/words-in-database.ts';
import { columnsFromThread } from '../search/index/columns-thread.ts';
import { createSearchIndexer, readWords } from '../search/indexing/search-indexer.ts';
import type { EntrySource } from '../search/indexing/index-entry.ts';
import { createNamedSearch } from '../search/named-search.ts';
import {
  createLiveSearch,
  type LiveSearch,
  type LoadedSearch,
  type ReadySearch,
} from '../search/refresh/live-search.ts';
import { createSharedReindex } from '../search/refresh/shared-reindex.ts';
import { phrasesInDatabase } from '../search/suggest/phrases-in-database.ts';
import type { Database } from '../storage/database/database.ts';
import { DatabaseUnavailable } from '../storage/database/database-unavailable.ts';

/** Milliseconds between two looks at what changed; prices on pages are at most as old as this and a page's freshness. */
const stepMs = 1000;
/** Milliseconds for which a process is the one that analyses changed products, unless it says so again. */
const turnMs = 10_000;
const hour = 3_600_000;

export interface SearchParts {
  base: Pick<ShopBase, 'root' | 'log' | 'clock' | 'keyValue' | 'tenants'>;
  database: Database;
  /** Products of a tenant as they are listed in a locale. */
  entriesOf(tenant: string, locale: string): EntrySource;
  /** Told of products that changed; undefined: nobody can say which. */
  onTouched(tenant: string, skus: readonly string[] | undefined): void;
}

/** The search of every tenant and locale in this process. */
export interface ShopSearch {
  /** Undefined: it is not loaded yet, or nothing was indexed yet. */
  searchOf(tenant: string, locale: string): ProductSearch | undefined;
  /** Why it cannot serve yet; undefined: it can, or there is nothing to wait for. */
  missing(): string | undefined;
  close(): void;
}

interface LocaleSearch {
  tenant: string;
  locale: string;
  live: LiveSearch;
  /** Unknown until the first look. */
  state: 'unknown' | 'empty' | 'loaded';
}

function nameOf({ tenant, locale }: Pick<LocaleSearch, 'tenant' | 'locale'>): string {
  return `${tenant} ${locale}`;
}

/** Nothing of a tenant was indexed yet. */
class NothingIndexed extends Error {}

/** Keeps the search of all tenants and locales up to date, one after the other, every second. */
export function composeSearch(parts: SearchParts): ShopSearch {
  const { base, database } = parts;
  const isMine = createTurn(base);
  const searches = base.tenants.flatMap(({ config }) =>
    config.locales.map(({ locale }): LocaleSearch => {
      const live = createSearch(parts, config.slug, locale, isMine);
      return { tenant: config.slug, locale, live, state: 'unknown' };
    }),
  );
  const byName = new Map(searches.map((search) => [nameOf(search), search]));
  const named = new WeakMap<ReadySearch['snapshot'], ProductSearch>();
  const closing = new AbortController();
  const { signal } = closing;
  let forgetAt = base.clock() + hour;

  /** Those that have to look for themselves; all of them when the database does not say. */
  async function outdated(): Promise<readonly LocaleSearch[]> {
    const positions = searches.flatMap(({ tenant, locale, live }) => {
      const position = live.position();
      return position ? [{ tenant, locale, ...position }] : [];
    });
    if (positions.length === 0) return searches;
    try {
      const names = new Set((await outdatedPositions(database, positions)).map(nameOf));
      return searches.filter((search) => !search.live.position() || names.has(nameOf(search)));
    } catch {
      return searches;
    }
  }
  async function step(): Promise<void> {
    for (const search of await outdated()) {
      if (signal.aborted) return;
      try {
        await search.live.step();
        search.state = 'loaded';
      } catch (error) {
        if (error instanceof NothingIndexed) search.state = 'empty';
        // Its driver has logged that it is away, and will log that it is back.
        else if (!(error instanceof DatabaseUnavailable) && !signal.aborted)
          base.log.error(
            { err: error, tenant: search.tenant, locale: search.locale },
            'The search cannot follow the catalogue',
          );
      }
    }
    if (base.clock() < forgetAt || signal.aborted) return;
    forgetAt = base.clock() + hour;
    await forgetChanges(database, hour).catch(() => {});
  }
  async function run(): Promise<void> {
    while (!signal.aborted) {
      await step();
      await sleep(stepMs, undefined, { ref: false, signal }).catch(() => {});
    }
  }
  void run();

  return {
    searchOf(tenant, locale) {
      const ready = byName.get(nameOf({ tenant, locale }))?.live.current();
      if (!ready) return undefined;
      let own = named.get(ready.snapshot);
      if (!own) {
        const candidates = wordsInDatabase(database, tenant, locale);
        own = createNamedSearch({ ready, candidates, phrases: phrasesInDatabase(database, tenant, locale) });
        named.set(ready.snapshot, own);
      }
      return own;
    },
    missing() {
      const open = searches.filter(({ state }) => state === 'unknown');
      return open.length === 0
        ? undefined
        : `the search of ${open.map(({ locale }) => locale).join(', ')} is not loaded yet`;
    },
    close() {
      closing.abort();
    },
  };
}

function createSearch(
  { base, database, entriesOf, onTouched }: SearchParts,
  tenant: string,
  locale: string,
  isMine: () => Promise<boolean>,
): LiveSearch {
  const { language, synonyms } = languageOf(locale);
  const entries = entriesOf(tenant, locale);
  const indexer = createSearchIndexer({ database, tenant, locale, language, synonyms, entries });

  async function load(): Promise<LoadedSearch> {
    if (!(await readWords(database.kysely, tenant, locale))) throw new NothingIndexed(`${tenant} ${locale}`);
    const data = { connection: database.connection, tenant, locale };
    const columns = await columnsFromThread({
      file: programFile(base.root, 'server/search/index/columns-worker.ts'),
      data,
    });
    // After the rows, so that words of a rebuild meanwhile are refused by their version.
    const words = await readWords(database.kysely, tenant, locale);
    if (!words) throw new NothingIndexed(`${tenant} ${locale}`);
    return { columns, analyser: createAnalyser(language, words, synonyms) };
  }

  return createLiveSearch({
    changes: changesInDatabase(database, tenant, locale),
    load,
    reindex: createSharedReindex({ isMine, reindex: (skus) => indexer.update(skus), clock: base.clock }),
    onTouched: (skus) => onTouched(tenant, skus),
    clock: base.clock,
    onFault: (error) => base.log.warn({ err: error, tenant, locale }, 'The search could not be loaded anew'),
  });
}

/** Whether this process is the one of several that analyses: who asks first, for a while. */
function createTurn({ keyValue, log }: Pick<ShopBase, 'keyValue' | 'log'>): () => Promise<boolean> {
  const own = randomUUID();
  const key = 'search-indexing';
  return async () => {
    try {
      return (
        (await keyValue.compareAndSet(key, own, own, turnMs)) ||
        (await keyValue.compareAndSet(key, undefined, own, turnMs))
      );
    } catch (error) {
      // Twice is better than never.
      log.debug({ err: error }, 'Nobody can say who analyses changed products');
      return true;
    }
  };
}
