import type { SessionBrowser } from '../visitor-session.ts';

interface Timer {
  at: number;
  run: () => void;
}

/** A browser and a shop with clocks that a test turns. */
export interface TestBrowser extends SessionBrowser {
  document: EventTarget & { cookie: string };
  /** What was asked of the shop: time by the shop’s clock, and headers. */
  asked: { at: number; address: string; headers: Headers }[];
  /** The shop’s clock, in ms since 1970. */
  server: number;
  /** How far the device’s clock is ahead of it, in ms. */
  ahead: number;
  /** What the shop answers; default: a key of this type and life. */
  answer: () => Response | Promise<Response>;
  type: number;
  lifeSeconds: number;
  /** Texts on the shelf, by name. */
  shelf: Map<string, string>;
  /** Lets time pass, timers included, and everything that is under way. */
  pass(ms: number): Promise<void>;
  /** The same browser after the page was loaded again: timers and the growing clock begin anew. */
  reload(): TestBrowser;
}

export function openTestBrowser(given: Partial<TestBrowser> = {}): TestBrowser {
  let timers: Timer[] = [];
  let running = 0;
  const jar = new Map<string, string>();
  const browser: TestBrowser = {
    ...{ server: Date.parse('2026-11-28T10:00:00Z'), ahead: 0, type: 0, lifeSeconds: 7200, asked: [] },
    shelf: new Map(),
    isHttps: true,
    channel: undefined,
    document: Object.defineProperty(new EventTarget(), 'cookie', {
      get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      set(text: string) {
        const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
        if (text.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      },
    }) as EventTarget & { cookie: string },
    storage: {
      getItem: (name) => browser.shelf.get(name) ?? null,
      setItem: (name, value) => void browser.shelf.set(name, value),
    },
    answer() {
      const issuedAt = Math.floor(browser.server / 1000);
      const key = `key.${browser.asked.length}`;
      const { type, lifeSeconds } = browser;
      return Response.json(
        { key, type, issuedAt, expiresAt: issuedAt + lifeSeconds },
        { headers: { Date: new Date(browser.server).toUTCString() } },
      );
    },
    async ask(address, init) {
      browser.asked.push({
        at: browser.server,
        address: String(address),
        headers: new Headers(init?.headers),
      });
      return browser.answer();
    },
    clock: () => running,
    wall: () => browser.server + browser.ahead,
    later(run, ms) {
      const timer = { at: running + Math.max(0, ms), run };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
    async pass(ms) {
      const end = running + ms;
      for (;;) {
        await settled();
        const [next] = timers.toSorted((a, b) => a.at - b.at);
        if (!next || next.at > end) break;
        timers = timers.filter((timer) => timer !== next);
        browser.server += next.at - running;
        running = next.at;
        next.run();
      }
      browser.server += end - running;
      running = end;
      await settled();
    },
    reload() {
      const { server, ahead, type, lifeSeconds, asked, shelf, answer } = browser;
      const next = openTestBrowser({ server, ahead, type, lifeSeconds, asked, shelf });
      if (given.answer || answer !== standard) next.answer = answer;
      next.document.cookie = '';
      for (const [name, value] of jar) next.document.cookie = `${name}=${value}`;
      return next;
    },
    ...given,
  };
  const standard = browser.answer;
  return browser;
}

/** Everything that waits for nothing but other code has run. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
