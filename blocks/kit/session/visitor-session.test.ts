import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestBrowser, type TestBrowser } from './testing/browser.ts';
import {
  openVisitorSession,
  sessionChanged,
  visitorChanged,
  type VisitorSession,
} from './visitor-session.ts';

const names = { tenant: 'at', cookies: { consent: 'consent' } };
const minute = 60_000;
const day = 86_400_000;
const loginText = (li: '0' | '1'): string =>
  `login=${encodeURIComponent(`{"li":"${li}","ca":"0","bop":"1","np":"0"}`)}`;

let browser: TestBrowser;
let session: VisitorSession;

function open(next = openTestBrowser()): void {
  browser = next;
  session = openVisitorSession(names, browser);
}
const reload = (): void => open(browser.reload());
const token = async (): Promise<string | undefined> => (await session.headers())['x-ec-token'];
const send = (name: string): void => void browser.document.dispatchEvent(new Event(name));
const shown = () => session.shown().kind;
/** Minutes between one question and the next. */
const gaps = (): number[] =>
  browser.asked.slice(1).map(({ at }, index) => (at - (browser.asked[index]?.at ?? 0)) / minute);

beforeEach(() => open());

describe('the session key', () => {
  test('is asked for when a call first needs it, once, with the tenant’s id', async () => {
    await browser.pass(day);
    expect(browser.asked).toEqual([]);
    expect(await Promise.all([token(), token(), token()])).toEqual(['key.1', 'key.1', 'key.1']);
    expect(browser.asked.map(({ address }) => address)).toEqual(['/api/session/v1/at']);
    expect(await session.headers()).toEqual({ 'x-ec-token': 'key.1' });
    expect(browser.asked).toHaveLength(1);
  });

  test('is kept from page to page', async () => {
    await token();
    await browser.pass(10 * minute);
    reload();
    expect(await token()).toBe('key.1');
    expect(browser.asked).toHaveLength(1);
  });

  test('is renewed half an hour before its end, by one call', async () => {
    await token();
    await browser.pass(90 * minute - 1);
    expect(browser.asked).toHaveLength(1);
    await browser.pass(1);
    expect(browser.asked).toHaveLength(2);
    expect(await token()).toBe('key.2');
    expect(browser.asked).toHaveLength(2);
  });

  test('… after the page was loaded again, too', async () => {
    await token();
    await browser.pass(30 * minute);
    reload();
    await browser.pass(60 * minute);
    expect(gaps()).toEqual([90]);
  });

  test('is gone 29 minutes before its end, whatever comes of asking', async () => {
    await token();
    const kept = new Map(browser.shelf);
    await browser.pass(1);
    browser.server += 91 * minute;
    browser.answer = () => new Response('', { status: 500 });
    browser.shelf.clear();
    for (const [name, text] of kept) browser.shelf.set(name, text);
    reload();
    expect([...browser.shelf.values()].join()).not.toContain('key.1');
    expect(await token()).toBeUndefined();
    expect(browser.asked).toHaveLength(2);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['null', 'null'],
    ['no key', '{"key":{"key":"<b>","type":0,"issuedAt":1,"expiresAt":9999999999}}'],
    [
      'a type of its own',
      '{"key":{"key":"a","type":"2","issuedAt":1,"expiresAt":9999999999},"shown":"","ahead":0}',
    ],
    ['no clock', '{"key":{"key":"a","type":2,"issuedAt":1,"expiresAt":9999999999},"shown":""}'],
  ])('is asked for where the shelf holds %s', async (_, text) => {
    open(openTestBrowser({ shelf: new Map([['session-key', text]]) }));
    expect(shown()).toBe('anonymous');
    expect(await token()).toBe('key.1');
  });

  test('is had without a shelf', async () => {
    const refuse = (): never => {
      throw new Error('full');
    };
    for (const storage of [undefined, { getItem: () => null, setItem: refuse }]) {
      open(openTestBrowser({ storage }));
      expect(await token()).toBe('key.1');
    }
  });
});

describe('a refresh storm is none', () => {
  test.each([day, -day, 400 * day])('with a clock that is %i ms off', async (ahead) => {
    open(openTestBrowser({ ahead }));
    await token();
    await browser.pass(45 * minute);
    reload();
    await token();
    await browser.pass(10 * 60 * minute);
    expect(gaps()).toEqual([90, 90, 90, 90, 90, 90, 90]);
  });

  test('when the clock jumps while the page is open', async () => {
    await token();
    browser.ahead = day;
    await browser.pass(30 * minute);
    await token();
    browser.ahead = -day;
    await browser.pass(30 * minute);
    await token();
    expect(browser.asked).toHaveLength(1);
  });

  test.each([
    [1800, 15],
    [600, 5],
    [60, 1],
    [1, 1],
  ])('with keys that live %i seconds: one call in %d minutes', async (lifeSeconds, minutes) => {
    open(openTestBrowser({ lifeSeconds }));
    await token();
    await browser.pass(60 * minute);
    for (let times = 0; times < 10; times++) await token();
    expect(gaps()).toEqual(Array<number>(Math.floor(60 / minutes)).fill(minutes));
  });

  test('when keys come dead already, and calls and pages want them all the time', async () => {
    browser.answer = () =>
      Response.json(
        { key: 'a', type: 0, issuedAt: 1, expiresAt: 7201 },
        { headers: { Date: new Date(browser.server).toUTCString() } },
      );
    for (let times = 0; times < 120; times++) {
      await token();
      await browser.pass(minute / 4);
      if (times % 8 === 0) reload();
    }
    expect(Math.min(...gaps())).toBeGreaterThanOrEqual(1);
    expect(browser.asked.length).toBeGreaterThan(10);
  });

  test('when the session keeps changing', async () => {
    await token();
    for (let times = 0; times < 40; times++) {
      send(sessionChanged);
      await browser.pass(minute / 4);
    }
    // The first change within the page's first minute asks at once.
    expect(gaps()[0]).toBe(0);
    expect(Math.min(...gaps().slice(1))).toBeGreaterThanOrEqual(1);
  });
});

describe('a change of the session', () => {
  test('is followed by one call, and told to the page', async () => {
    await token();
    let told = 0;
    browser.document.addEventListener(visitorChanged, () => told++);
    browser.type = 2;
    browser.document.cookie = loginText('1');
    send(sessionChanged);
    await browser.pass(10);
    expect(browser.asked).toHaveLength(2);
    expect([await token(), shown(), told]).toEqual(['key.2', 'full', 1]);
  });

  test('is shown at once, even if it is the second one within a minute', async () => {
    await token();
    send(sessionChanged);
    await browser.pass(10);
    browser.document.cookie = loginText('1');
    browser.type = 2;
    send(sessionChanged);
    await browser.pass(10);
    expect([shown(), await token()]).toEqual(['full', undefined]);
    await browser.pass(minute);
    expect([shown(), await token()]).toEqual(['full', 'key.3']);
  });

  test('on another page is found by the login cookie', async () => {
    await token();
    await browser.pass(5000);
    browser.document.cookie = loginText('1');
    browser.type = 2;
    reload();
    expect(await token()).toBe('key.2');
    expect(shown()).toBe('full');
  });

  test('waits for an answer under way, which may be older', async () => {
    const answers: ((answer: Response) => void)[] = [];
    const usual = browser.answer;
    browser.answer = () => new Promise((resolve) => answers.push(resolve));
    const first = token();
    await browser.pass(1);
    send(sessionChanged);
    await browser.pass(1);
    expect(browser.asked).toHaveLength(1);
    browser.answer = usual;
    answers[0]?.(await usual());
    await first;
    await browser.pass(1);
    expect(browser.asked).toHaveLength(2);
  });

  test('reaches other tabs, and comes from them', async () => {
    const sent: unknown[] = [];
    const channel = Object.assign(new EventTarget(), { postMessage: (text: unknown) => sent.push(text) });
    open(openTestBrowser({ channel: channel as unknown as BroadcastChannel }));
    channel.dispatchEvent(new Event('message'));
    await browser.pass(1);
    expect([browser.asked.length, sent]).toEqual([1, []]);
    send(sessionChanged);
    expect(sent).toEqual([sessionChanged]);
  });
});

describe('a login that loads its page anew', () => {
  test.each([
    ['ended by the browser', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['never answered', () => new Promise<Response>(() => {})],
  ])('has its key at once there, where the call before was %s', async (_, answer) => {
    await token();
    await browser.pass(minute / 6);
    const usual = browser.answer;
    browser.answer = answer;
    browser.document.cookie = loginText('1');
    browser.type = 2;
    send(sessionChanged);
    await browser.pass(20);
    expect(browser.asked).toHaveLength(2);
    reload();
    browser.answer = usual;
    expect([await token(), shown()]).toEqual(['key.3', 'full']);
  });

  test('is not asked for again and again by a page that stays without an answer', async () => {
    browser.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    for (let times = 0; times < 11; times++) {
      await token();
      await browser.pass(minute / 6);
    }
    expect(browser.asked).toHaveLength(2);
  });
});

describe('the visitor', () => {
  const announced = (): (() => number) => {
    let times = 0;
    browser.document.addEventListener(visitorChanged, () => times++);
    return () => times;
  };

  test.each([
    ['who is nobody', '', 0],
    ['who is logged in', '1', 2],
    ['who is known', '0', 1],
  ] as const)('%s is the same when the first key has come: nothing is asked anew', async (_, li, type) => {
    const next = openTestBrowser({ type });
    if (li !== '') next.document.cookie = loginText(li);
    open(next);
    const times = announced();
    await token();
    expect(times()).toBe(0);
  });

  test('who is another one than the cookie shows is told', async () => {
    const next = openTestBrowser({ type: 1 });
    next.document.cookie = loginText('1');
    open(next);
    const times = announced();
    await token();
    expect(times()).toBe(1);
  });

  test.each([
    ['a key came', undefined],
    ['none came', () => Promise.reject(new TypeError('failed'))],
  ])('who has changed in another tab is told once, where %s', async (_, answer) => {
    const channel = Object.assign(new EventTarget(), { postMessage() {} });
    const next = openTestBrowser({ channel: channel as unknown as BroadcastChannel });
    if (answer) next.answer = answer;
    open(next);
    const times = announced();
    channel.dispatchEvent(new Event('message'));
    await browser.pass(1);
    expect(times()).toBe(1);
  });
});

describe('somebody who is logged in stays so', () => {
  beforeEach(async () => {
    browser.document.cookie = loginText('1');
    browser.type = 2;
    await token();
  });

  test.each([
    ['500', () => new Response('', { status: 500 })],
    ['503', () => new Response('', { status: 503, headers: { 'Retry-After': '5' } })],
    ['429', () => new Response('', { status: 429 })],
    ['a time-out', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ['no network', () => Promise.reject(new TypeError('failed'))],
    ['a page instead of a key', () => new Response('<!doctype html>')],
    ['a broken key', () => Response.json({ key: 'x', type: '2', issuedAt: 1, expiresAt: 2 })],
  ])('when asking ends in %s', async (_, answer) => {
    const usual = browser.answer;
    browser.answer = answer;
    await browser.pass(3 * 60 * minute);
    expect(browser.asked.length).toBeGreaterThan(2);
    expect([shown(), await token()]).toEqual(['full', undefined]);
    reload();
    expect(shown()).toBe('full');
    browser.answer = usual;
    await browser.pass(2 * minute);
    await token();
    await browser.pass(2 * minute);
    expect([shown(), typeof (await token())]).toEqual(['full', 'string']);
  });

  test('until the shop says that nobody is', async () => {
    browser.type = 0;
    await browser.pass(5 * minute);
    await session.refused();
    expect([browser.asked.length, shown()]).toEqual([2, 'anonymous']);
  });

  test('when a call is refused and the shop knows better', async () => {
    await browser.pass(5 * minute);
    await session.refused();
    expect([await token(), shown()]).toEqual(['key.2', 'full']);
    for (let times = 0; times < 9; times++) await session.refused();
    expect(browser.asked).toHaveLength(2);
  });
});

test('the shop is left alone for as long as it wants', async () => {
  browser.answer = () => new Response('', { status: 429, headers: { 'Retry-After': '600' } });
  await token();
  for (let times = 0; times < 30; times++) {
    send(sessionChanged);
    await token();
    await browser.pass(minute / 2);
  }
  expect(gaps()).toEqual([10]);
});

describe('what is shown is the weaker one of cookie and key', () => {
  test.each([
    ['', 2, 'anonymous'],
    [loginText('0'), 2, 'soft'],
    [loginText('1'), 2, 'full'],
    [loginText('1'), 1, 'soft'],
    [loginText('1'), 0, 'anonymous'],
    ['login=%7B', 2, 'anonymous'],
    ['login=null', 2, 'anonymous'],
    ['login=%E0%A4%A', 2, 'anonymous'],
  ])('%s and type %i: %s', async (cookie, type, kind) => {
    open(openTestBrowser({ type }));
    if (cookie !== '') browser.document.cookie = cookie;
    await token();
    expect(shown()).toBe(kind);
  });

  test('with the flags of the cookie', () => {
    browser.document.cookie = loginText('1');
    expect(session.shown()).toEqual({
      kind: 'full',
      creditAffinity: false,
      bonusProgram: true,
      hasPassword: true,
    });
  });
});

describe('the cc cookie', () => {
  beforeEach(() => {
    browser.document.cookie = 'cc=abc';
  });
  afterEach(() => expect(browser.asked).toHaveLength(0));

  test('goes at once when consent to marketing is withdrawn', () => {
    browser.document.cookie = 'consent=C0001,C0002';
    send('consent-changed');
    expect(browser.document.cookie).toBe('consent=C0001,C0002');
  });

  test('stays with it', () => {
    browser.document.cookie = 'consent=C0001,C0004';
    send('consent-changed');
    expect(browser.document.cookie).toContain('cc=abc');
  });
});

test('the cc cookie does not come back with an answer that was asked for before consent was withdrawn', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const usual = browser.answer;
  browser.answer = () => promise;
  const asked = token();
  await browser.pass(1);
  browser.document.cookie = 'consent=C0001';
  send('consent-changed');
  browser.document.cookie = 'cc=abc';
  resolve(await usual());
  await asked;
  expect(browser.document.cookie).not.toContain('cc=');
});

test('a key that is held is asked for anew after consent has changed', async () => {
  await token();
  await browser.pass(2 * minute);
  send('consent-changed');
  await browser.pass(1);
  expect(browser.asked).toHaveLength(2);
});
