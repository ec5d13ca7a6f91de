import { createRestClient, type RestClient, type RestClientParts } from '../rest-client.ts';
import type { RestFailure } from '../rest-failure.ts';

/** A shop that answers by what a test says, and a browser whose clock it turns. */
interface TestRestShop extends RestClient {
  /** When what was asked for, in ms, with its headers. */
  asked: { at: number; url: string; headers: Headers; method: string; body: string | undefined }[];
  /** Default: a number that grows from answer to answer. */
  answer: (url: string) => Response | Promise<Response>;
  failures: RestFailure[];
  isVisible: boolean;
  effectiveType: string | undefined;
  random: number;
  /** Lets time pass, timers included, and everything that is under way. */
  pass(ms: number): Promise<void>;
}

export function openRestShop(more: Partial<Pick<RestClientParts, 'dedupeMs'>> = {}): TestRestShop {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  const asked: TestRestShop['asked'] = [];
  const failures: RestFailure[] = [];
  const shop: Omit<TestRestShop, keyof RestClient> = {
    ...{ asked, failures, isVisible: true, effectiveType: undefined, random: 0 },
    answer: () => Response.json({ number: asked.length }),
    async pass(ms) {
      const end = now + ms;
      for (;;) {
        await settled();
        const [next] = timers.toSorted((a, b) => a.at - b.at);
        if (!next || next.at > end) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.at;
        next.run();
      }
      now = end;
      await settled();
    },
  };
  const client = createRestClient({
    async ask(address, init) {
      const { headers, method = 'GET', body } = init ?? {};
      const sent = typeof body === 'string' ? body : undefined;
      asked.push({ at: now, url: String(address), headers: new Headers(headers), method, body: sent });
      return shop.answer(String(address));
    },
    clock: () => now,
    later(run, ms) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
    random: () => shop.random,
    effectiveType: () => shop.effectiveType,
    isVisible: () => shop.isVisible,
    dedupeMs: 3000,
    onFailure: (failure) => void failures.push(failure),
    ...more,
  });
  return Object.assign(shop, client);
}

/** Everything that waits for nothing but other code has run. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
