import { afterEach, expect, test, vi } from 'vitest';
import { run } from './action.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Presses the button beside a dialog; the number of times that the action opened it. */
function press(isOpen: boolean, button: object = {}): number {
  let opened = 0;
  const dialog = { open: isOpen, showModal: () => void opened++ };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'n1-dialog' ? dialog : null) });
  run({ getAttribute: () => 'n1-dialog', ...button } as unknown as HTMLElement);
  return opened;
}

test('opens the dialog of its button', () => {
  expect(press(false)).toBe(1);
});

test('leaves alone a dialog that is open, and browsers that open it themselves', () => {
  expect(press(true)).toBe(0);
  expect(press(false, { commandForElement: null })).toBe(0);
});
