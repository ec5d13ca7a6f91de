import { expect, test } from 'vitest';
import { run } from './action.ts';

function fakeDialog(open: boolean) {
  const calls: string[] = [];
  const dialog = {
    open,
    close: () => void calls.push('close'),
    showModal: () => void calls.push('showModal'),
  };
  return { calls, form: { nextElementSibling: dialog } as unknown as HTMLElement };
}

test('opens the dialog above the page', () => {
  const { calls, form } = fakeDialog(false);
  run(form);
  expect(calls).toEqual(['showModal']);
});

test('lifts a dialog that already stands open in the page', () => {
  const { calls, form } = fakeDialog(true);
  run(form);
  expect(calls).toEqual(['close', 'showModal']);
});
