import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { pageData } from '../../kit/testing/page-data.ts';
import { start } from './action.ts';

interface FakeUnit {
  hidden: boolean;
  dataset: { one: string; other: string };
  children: [{ textContent: string }, { textContent: string }];
}

type Ask = (path: string, options: object) => Promise<Response>;

const unit = (one: string, other: string): FakeUnit => ({
  hidden: false,
  dataset: { one, other },
  children: [{ textContent: '00' }, { textContent: other }],
});

let units: Record<string, FakeUnit>;
let element: { dataset: Record<string, string>; querySelector: (selector: string) => FakeUnit | undefined };
let page: EventTarget & { hidden: boolean };
let ask: Mock<Ask>;

const shown = (): string =>
  Object.values(units)
    .filter(({ hidden }) => !hidden)
    .map(({ children: [number, label] }) => `${number.textContent} ${label.textContent}`)
    .join(', ');

async function wait(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

beforeEach(() => {
  // The visitor's own clock is years off; only the server's counts.
  vi.useFakeTimers({ now: 0 });
  units = {
    days: unit('Tag', 'Tage'),
    hours: unit('Stunde', 'Stunden'),
    minutes: unit('Minute', 'Minuten'),
    seconds: unit('Sekunde', 'Sekunden'),
  };
  element = {
    dataset: { ends: '2026-12-24T18:00:00+01:00' },
    querySelector: (selector) => units[/"(\w+)"/.exec(selector)?.[1] ?? ''],
  };
  page = Object.assign(new EventTarget(), { hidden: false, ...pageData('de-AT') });
  ask = vi.fn<Ask>(() =>
    Promise.resolve(new Response(null, { headers: { date: 'Wed, 23 Dec 2026 15:58:30 GMT' } })),
  );
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { pathname: '/lp/winter' });
  vi.stubGlobal('fetch', ask);
});

afterEach(() => {
  vi.useRealTimers();
});

async function open(): Promise<void> {
  start(element as unknown as HTMLElement);
  await wait(0);
}

describe('the countdown', () => {
  test('asks the server once for the time, without the page itself and without cookies', async () => {
    await open();
    expect(ask).toHaveBeenCalledExactlyOnceWith('/lp/winter', {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
    });
    expect(element.dataset.state).toBe('running');
    expect(shown()).toBe('1 Tag, 01 Stunde, 02 Minuten');
  });

  test('changes when a minute is over, and counts seconds in the last hour', async () => {
    await open();
    await wait(29_999);
    expect(shown()).toBe('1 Tag, 01 Stunde, 02 Minuten');
    await wait(1);
    expect(shown()).toBe('1 Tag, 01 Stunde, 01 Minute');
    await wait(24 * 3_600_000 + 60_000);
    expect(shown()).toBe('60 Minuten, 00 Sekunden');
    await wait(1000);
    expect(shown()).toBe('59 Minuten, 59 Sekunden');
  });

  test('ends with its last moment', async () => {
    await open();
    await wait(25 * 3_600_000 + 89_999);
    expect([element.dataset.state, shown()]).toEqual(['running', '00 Minuten, 01 Sekunde']);
    await wait(1);
    expect(element.dataset.state).toBe('over');
  });

  test('leaves the date alone when the server cannot be asked', async () => {
    ask.mockRejectedValue(new Error('offline'));
    await open();
    expect(element.dataset.state).toBeUndefined();
  });

  test('rests while the page is hidden, and asks again when it is seen', async () => {
    await open();
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    await wait(600_000);
    expect(shown()).toBe('1 Tag, 01 Stunde, 02 Minuten');
    page.hidden = false;
    ask.mockResolvedValue(new Response(null, { headers: { date: 'Wed, 23 Dec 2026 16:58:30 GMT' } }));
    page.dispatchEvent(new Event('visibilitychange'));
    await wait(0);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(shown()).toBe('1 Tag, 00 Stunden, 02 Minuten');
  });
});
