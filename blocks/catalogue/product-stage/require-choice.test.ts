import { expect, test, vi } from 'vitest';
import { clearRequiredChoice, requireChoice } from './require-choice.ts';

const axis = (isChosen: boolean) => {
  const focus = vi.fn<() => void>();
  return { focus, querySelector: (part: string) => (part === 'input' ? { focus } : isChosen ? {} : null) };
};

test('who has not chosen is told to where that is done, and led to the first that is open', () => {
  const fault = { textContent: '', dataset: { words: 'Bitte wähle zuerst eine Variante aus!' } };
  const axes = [axis(true), axis(false), axis(false)];
  const stage = { querySelector: () => fault, querySelectorAll: () => axes } as unknown as HTMLElement;
  requireChoice(stage);
  expect(fault.textContent).toBe('Bitte wähle zuerst eine Variante aus!');
  expect(axes.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1, 0]);
  clearRequiredChoice(stage);
  expect(fault.textContent).toBe('');
});
