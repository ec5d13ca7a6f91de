import { expect, test } from 'vitest';
import { run } from './action.ts';

test('opens the text, and closes it again', () => {
  let scrolled = 0;
  const button = { ariaExpanded: 'false', scrollIntoView: () => void scrolled++ };
  run(button as unknown as HTMLElement);
  expect(button.ariaExpanded).toBe('true');
  run(button as unknown as HTMLElement);
  expect(button.ariaExpanded).toBe('false');
  expect(scrolled).toBe(2);
});
