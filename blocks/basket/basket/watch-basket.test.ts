import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToOtherTabs } from '../../kit/collection/collection-events.ts';
import { lookAgain, sendAtLast } from './change-basket.ts';
import { watchBasket } from './watch-basket.ts';

vi.mock('./change-basket.ts', () => ({
  lookAgain: vi.fn<typeof lookAgain>(),
  sendAtLast: vi.fn<typeof sendAtLast>(),
}));
vi.mock('../../kit/collection/collection-events.ts', () => ({
  collectionChanged: 'collection-changed',
  listenToOtherTabs: vi.fn<typeof listenToOtherTabs>(),
}));

let page: EventTarget;
const replaceState = vi.fn<(state: unknown, unused: string, url: URL) => void>();
const send = (on: EventTarget, type: string, more: object = {}): boolean =>
  on.dispatchEvent(Object.assign(new Event(type), more));
let browser: EventTarget;

beforeEach(() => {
  vi.mocked(lookAgain).mockReset();
  vi.mocked(sendAtLast).mockReset();
  replaceState.mockReset();
  browser = new EventTarget();
  // No words of its language: addresses are in the code's.
  page = Object.assign(new EventTarget(), { querySelector: () => null });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('document', page);
  vi.stubGlobal('history', { state: null, replaceState });
  vi.stubGlobal('location', {
    href: 'http://at.localhost/warenkorb?stand=neu&artikel=1&menge=1&von=%2F&x=1',
  });
  watchBasket({ dataset: { count: '2' } } as unknown as HTMLElement);
});

describe('a basket that stays open', () => {
  test('says what was just done only once', () => {
    expect(String(replaceState.mock.calls[0]?.[2])).toBe('http://at.localhost/warenkorb?x=1');
  });

  test('is looked at again by whoever comes back to it as it was left, and once there is a network', () => {
    send(browser, 'pageshow', { persisted: false });
    expect(lookAgain).not.toHaveBeenCalled();
    send(browser, 'pageshow', { persisted: true });
    send(browser, 'online');
    expect(lookAgain).toHaveBeenCalledTimes(2);
  });

  test('follows what another tab does with it, and not what that does with the wishlist', () => {
    const tell = vi.mocked(listenToOtherTabs).mock.lastCall?.[0];
    tell?.('wishlist');
    expect(lookAgain).not.toHaveBeenCalled();
    tell?.('basket');
    expect(lookAgain).toHaveBeenCalledTimes(1);
  });

  test('follows what a layer above it puts in, and not what it has said itself', () => {
    send(page, 'collection-changed', { detail: { basket: 2 } });
    send(page, 'collection-changed', { detail: { wishlist: 5 } });
    expect(lookAgain).not.toHaveBeenCalled();
    send(page, 'collection-changed', { detail: { basket: 3 } });
    expect(lookAgain).toHaveBeenCalledTimes(1);
  });

  test('sends what is wished before it is left', () => {
    send(browser, 'pagehide');
    expect(sendAtLast).toHaveBeenCalledTimes(1);
  });
});
