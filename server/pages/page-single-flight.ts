import type { CompletePage, RenderedPage } from '../../renderer/contract/rendered-page.ts';
import type { Encoding } from '../http/content-encoding.ts';
import type { NoPage } from './page-answer.ts';
import { drawInTime } from './draw-in-time.ts';
import type { CachedPage, PageCache, PageKey } from './page-cache.ts';
import type { PageService } from './page-service.ts';
import type { PageStore } from './page-store.ts';

/** A public page that is all there, or what its address leads to instead. */
type SettledResult =
  | NoPage
  | { kind: 'stored'; locale: string; page: CachedPage }
  /** Drawn for this request alone, where no page is kept. */
  | { kind: 'unkept'; locale: string; page: CompletePage };

export interface FlowingResult {
  kind: 'flowing';
  locale: string;
  page: Extract<RenderedPage, { kind: 'flowing' }>;
  keep(whole: CompletePage): Promise<void>;
  fail(error: unknown): void;
}

/** What came of drawing a public page. `flowing`: only who asked first gets it; the others get the whole page. */
export type DrawResult = SettledResult | FlowingResult;

/** Draws each public page once at a time, however many ask for it. */
export interface PageSingleFlight {
  draw(key: PageKey, encoding: Encoding): Promise<DrawResult>;
}

export function createPageSingleFlight(options: {
  cache: PageCache;
  store: PageStore;
  service: PageService;
  now: () => number;
}): PageSingleFlight {
  const { cache, store, service, now } = options;
  const flights = new Map<string, Promise<SettledResult>>();

  return {
    draw(key, encoding) {
      // Without a cache there is one body for each request, in the encoding that it wants.
      if (!cache.isEnabled) return start(key, encoding).first;
      const name = nameOf(key);
      const underWay = flights.get(name);
      if (underWay) return underWay;
      const { first, settled } = start(key, encoding);
      flights.set(name, settled);
      const end = (): void => void flights.delete(name);
      settled.then(end, end);
      return first;
    },
  };

  /** Draws a page: `first` for who asked for it, `settled` for who asks meanwhile. */
  function start(
    key: PageKey,
    encoding: Encoding,
  ): { first: Promise<DrawResult>; settled: Promise<SettledResult> } {
    const whole = Promise.withResolvers<CompletePage>();
    const drawn = drawInTime(store.begin, now, ({ drawnFor }) =>
      service.draw({ key, now: drawnFor, wantsNewest: false, preview: false }),
    );

    const settled = drawn.then(async ({ begun, answer }): Promise<SettledResult> => {
      async function keep(page: CompletePage, locale: string): Promise<SettledResult> {
        return { kind: 'stored', locale, page: await store.store(key, page, locale, begun, encoding) };
      }
      if (answer.kind !== 'page') return answer;
      const { page, locale } = answer;
      if (page.kind === 'flowing') return keep(await whole.promise, locale);
      // What is sent as it is needs to be neither joined nor compressed.
      return cache.isEnabled || encoding !== 'identity'
        ? keep(page, locale)
        : { kind: 'unkept', locale, page };
    });
    // Whoever asked hears of a failure; that nobody else waits is none.
    settled.catch(() => {});
    const first = drawn.then(({ answer }): DrawResult | Promise<DrawResult> => {
      if (answer.kind !== 'page' || answer.page.kind !== 'flowing') return settled;
      return {
        kind: 'flowing',
        locale: answer.locale,
        page: answer.page,
        async keep(page) {
          whole.resolve(page);
          await settled;
        },
        fail: (error) => whole.reject(error),
      };
    });
    return { first, settled };
  }
}

function nameOf({ tenant, path, visit, query }: PageKey): string {
  const sorted = (values: Record<string, string>): [string, string][] =>
    Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([tenant, path, visit.device, visit.visitor, sorted(visit.variants), sorted(query)]);
}
