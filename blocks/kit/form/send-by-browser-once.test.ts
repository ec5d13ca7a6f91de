import { expect, test } from 'vitest';
import { sendByBrowserOnce } from './send-by-browser-once.ts';

function setUp() {
  const button = { ariaBusy: null as string | null };
  const browser = new EventTarget();
  let onSubmit: (event: Event) => void = () => undefined;
  const form = {
    querySelector: () => button,
    addEventListener: (_type: string, listen: (event: Event) => void) => void (onSubmit = listen),
  };
  sendByBrowserOnce(form as unknown as HTMLFormElement, browser);
  return {
    button,
    browser,
    /** Presses; whether the browser sends the form. */
    press(isRefused = false): boolean {
      const event = new Event('submit', { cancelable: true });
      if (isRefused) event.preventDefault();
      onSubmit(event);
      return !event.defaultPrevented;
    },
  };
}

test('a second press sends nothing while the first is under way', () => {
  const { button, press } = setUp();
  expect([press(), press(), press()]).toEqual([true, false, false]);
  expect(button.ariaBusy).toBe('true');
});

test('what a guard has refused was not sent, and can be pressed again', () => {
  const { button, press } = setUp();
  press(true);
  expect(button.ariaBusy).toBeNull();
  expect(press()).toBe(true);
});

test('a page that is come back to can send it again', () => {
  const { button, browser, press } = setUp();
  press();
  browser.dispatchEvent(new Event('pageshow'));
  expect(button.ariaBusy).toBeNull();
  expect(press()).toBe(true);
});
