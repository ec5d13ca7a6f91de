import { beforeEach, describe, expect, test } from 'vitest';
import { ensureSessionKey } from './ensure-session-key.ts';
import { openTestBrowser, type TestBrowser } from './testing/browser.ts';
import { openVisitorSession } from './visitor-session.ts';

const minute = 60_000;
const names = { tenant: 'at', cookies: { consent: 'consent' } };
let browser: TestBrowser;
beforeEach(() => {
  browser = openTestBrowser();
});
const provide = (): Promise<number> => ensureSessionKey('at', 'login', browser);

describe('the first key', () => {
  test('is fetched once, and is the one that sessions have from then on', async () => {
    expect(await provide()).toBe(90 * minute);
    expect(browser.asked.map(({ address }) => address)).toEqual(['/api/session/v1/at']);
    expect(await openVisitorSession(names, browser).headers()).toEqual({ 'x-ec-token': 'key.1' });
    expect(browser.asked).toHaveLength(1);
  });

  test('that a session has kept is enough, until half an hour before its end', async () => {
    await openVisitorSession(names, browser).headers();
    browser.server += 89 * minute;
    expect(await provide()).toBe(minute);
    expect(browser.asked).toHaveLength(1);
    browser.server += minute;
    expect(await provide()).toBe(90 * minute);
    expect(browser.asked).toHaveLength(2);
  });

  test('holds by the shop’s clock, whatever the device’s says', async () => {
    browser.ahead = 3 * 60 * minute;
    expect(await provide()).toBe(90 * minute);
    expect(await provide()).toBe(90 * minute);
    expect(browser.asked).toHaveLength(1);
  });

  test('is asked for again after a rest, and after the time that the shop wants', async () => {
    browser.answer = () => new Response('', { status: 429, headers: { 'Retry-After': '600' } });
    expect(await provide()).toBe(10 * minute);
    expect(await provide()).toBe(minute);
    browser.server += minute;
    await provide();
    expect(browser.asked).toHaveLength(2);
  });

  test('that leaving the page cut off was never asked for: the next page asks at once', async () => {
    const usual = browser.answer;
    browser.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await provide();
    browser.answer = usual;
    browser.server += 20;
    expect(await provide()).toBe(90 * minute);
    expect(browser.asked).toHaveLength(2);
  });

  test('that did not come in time was asked for: the next page waits', async () => {
    browser.answer = () => Promise.reject(new DOMException('late', 'TimeoutError'));
    await provide();
    browser.server += 20;
    await provide();
    expect(browser.asked).toHaveLength(1);
  });

  test('that came beside a login is trusted with that login alone', async () => {
    browser.document.cookie = 'login=x';
    await provide();
    browser.document.cookie = 'login=y';
    await openVisitorSession(names, browser).headers();
    expect(browser.asked).toHaveLength(2);
  });

  test('is had without a shelf', async () => {
    browser.storage = undefined;
    expect(await provide()).toBe(90 * minute);
  });
});
