import { expect, test } from 'vitest';
import { run } from './action.ts';

class FakeDialog extends EventTarget {
  open = false;
  opened = 0;
  showModal(): void {
    this.open = true;
    this.opened++;
  }
  close(): void {
    this.open = false;
  }
}

const press = (dialog: FakeDialog | null): void =>
  run({ parentElement: { querySelector: () => dialog } } as unknown as HTMLElement);

/** A click on the layer: on itself, which is the ground behind it, or on something in it. */
function click(dialog: FakeDialog, target: object = dialog): void {
  const event = new Event('click');
  Object.defineProperty(event, 'target', { value: target });
  dialog.dispatchEvent(event);
}

test('opens over the page, once however often the button is pressed', () => {
  const dialog = new FakeDialog();
  press(dialog);
  press(dialog);
  expect([dialog.open, dialog.opened]).toEqual([true, 1]);
});

test('a click beside it closes it, one on its text does not', () => {
  const dialog = new FakeDialog();
  press(dialog);
  click(dialog, {});
  expect(dialog.open).toBe(true);
  click(dialog);
  expect(dialog.open).toBe(false);
  press(dialog);
  expect(dialog.open).toBe(true);
});

test('does nothing without a layer', () => {
  expect(() => press(null)).not.toThrow();
});
