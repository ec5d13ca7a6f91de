import { expect, test } from 'vitest';
import { showPasswords } from './show-passwords.ts';

function setUp() {
  const box = { type: 'password' };
  const dataset: DOMStringMap = { other: 'Passwort verbergen' };
  const button = Object.assign(new EventTarget(), {
    ...{
      hidden: true,
      ariaLabel: 'Passwort anzeigen',
      dataset,
    },
    parentElement: { querySelector: () => box },
    toggleAttribute(_name: string, isThere: boolean) {
      if (isThere) dataset.shown = '';
      else delete dataset.shown;
    },
  });
  const form = Object.assign(new EventTarget(), { querySelectorAll: () => [button] });
  showPasswords(form as unknown as HTMLFormElement);
  return { box, button, form, press: () => button.dispatchEvent(new Event('click')) };
}

test('a password is shown and hidden by a button that says what it will do', () => {
  const { box, button, press } = setUp();
  expect(button.hidden).toBe(false);
  press();
  expect([box.type, button.ariaLabel]).toEqual(['text', 'Passwort verbergen']);
  press();
  expect([box.type, button.ariaLabel]).toEqual(['password', 'Passwort anzeigen']);
});

test('a password that is shown is hidden when the form is sent', () => {
  const { box, button, form, press } = setUp();
  press();
  form.dispatchEvent(new Event('submit'));
  expect([box.type, button.ariaLabel]).toEqual(['password', 'Passwort anzeigen']);
  form.dispatchEvent(new Event('submit'));
  expect(button.ariaLabel).toBe('Passwort anzeigen');
});
