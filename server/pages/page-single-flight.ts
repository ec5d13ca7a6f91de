import type { CompletePage } from '../../renderer/contract/complete-page.ts';
import type { RenderedPage } from '../../renderer/contract/page-contract.ts';
import type { CachedPage, Encoding, PageCache, PageKey } from './page-cache.ts';
import type { PageRenewal } from './page-renewal.ts';
import type { PageAnswer, PageService } from './page-service.ts';

export type FlowingPage = Extract<RenderedPage, { kind: 'flowing' }>;

/** What came of drawing a public page. `flowing`: only who asked first gets it; the others get the whole page. */
export type FlightResult =
  | Exclude<PageAnswer, { kind: 'page' }>
  | { kind: 'stored'; locale: string; page: CachedPage }
  /** Drawn for this request alone, where no page is kept. */
  | { kind: 'unkept'; locale: string; page: CompletePage }
  | {
      kind: 'flowing';
      locale: string;
      page: FlowingPage;
      keep(rendered: CompletePage): Promise<void>;
      fail(error: unknown): void;
    };

/** Draws each public page once at a time, however many ask for it. */
export interface PageFlights {
  draw(key: PageKey, encoding: Encoding): Promise<FlightResult>;
}

export function createPageFlights(options: {
  cache: PageCache;
  renewal: PageRenewal;
  service: PageService;
  now: () => number;
}): PageFlights {
  const { cache, renewal, service, now } = options;
  const flights = new Map<string, Promise<Exclude<FlightResult, { kind: 'flowing' }>>>();

  return {
    draw(key, encoding) {
      // Without a cache there is one body for each request, in the encoding that it wants.
      if (!cache.isEnabled) return start(key, encoding, () => {});
      const name = nameOf(key);
      const underWay = flights.get(name);
      if (underWay) return underWay;
      return start(key, encoding, (done) => {
        flights.set(name, done);
        const end = (): void => void flights.delete(name);
        done.then(end, end);
      });
    },
  };

  function start(
    key: PageKey,
    encoding: Encoding,
    announce: (done: Promise<Exclude<FlightResult, { kind: 'flowing' }>>) => void,
  ): Promise<FlightResult> {
    const since = cache.marks();
    const whole = Promise.withResolvers<CompletePage>();
    const first = service.draw({ key, now: now(), wantsNewest: false, preview: false });

    async function keep(
      rendered: CompletePage,
      locale: string,
    ): Promise<Extract<FlightResult, { kind: 'stored' }>> {
      return { kind: 'stored', locale, page: await renewal.store(key, rendered, locale, since, encoding) };
    }
    const done = first.then(async (answer): Promise<Exclude<FlightResult, { kind: 'flowing' }>> => {
      if (answer.kind !== 'page') return answer;
      if (answer.page.kind === 'flowing') return keep(await whole.promise, answer.locale);
      // What is sent as it is needs to be neither joined nor compressed.
      if (!cache.isEnabled && encoding === 'identity')
        return { kind: 'unkept', locale: answer.locale, page: answer.page };
      return keep(answer.page, answer.locale);
    });
    // Whoever asked hears of a failure; that nobody else waits is none.
    done.catch(() => {});
    announce(done);
    return first.then((answer): FlightResult | Promise<FlightResult> => {
      if (answer.kind !== 'page' || answer.page.kind !== 'flowing') return done;
      return {
        kind: 'flowing',
        locale: answer.locale,
        page: answer.page,
        async keep(rendered: CompletePage) {
          whole.resolve(rendered);
          await done;
        },
        fail: (error: unknown) => whole.reject(error),
      };
    });
  }
}

function nameOf({ tenant, path, visit, query }: PageKey): string {
  const sorted = (values: Record<string, string>): [string, string][] =>
    Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([tenant, path, visit.device, visit.visitor, sorted(visit.variants), sorted(query)]);
}
