import { expect, test } from 'vitest';
import { inkFaults } from './ink-faults.ts';

test('words that are legible on their ground are no fault', () => {
  expect(inkFaults({ ink: '#2a1810', ground: '#e0bd9f' })).toEqual([]);
});

test('words that are not are told with their contrast and the colour that they are shown in', () => {
  const faults = inkFaults({ ink: '#c89b7b', ground: '#e0bd9f' });
  expect(faults).toMatchObject([{ code: 'contrast-low', severity: 'warning', pointer: '/ink' }]);
  expect(faults[0]?.message).toContain(
    'Words in #c89b7b on #e0bd9f have a contrast of 1.4 : 1; 4.5 : 1 is the least',
  );
  expect(faults[0]?.hint).toContain('Is "#1a2326" meant?');
});
