import { expect, test } from 'vitest';
import { dutch } from '../languages/dutch.ts';
import { french } from '../languages/french.ts';
import { german } from '../languages/german.ts';
import { readEnergy } from './read-energy.ts';

test.each([
  [german, 'kühlschrank klasse a', { label: 'A', written: 'klasse a', rest: 'kühlschrank' }],
  [german, 'EEK A++ backofen', { label: 'A++', written: 'EEK A++', rest: 'backofen' }],
  [french, 'classe énergétique c frigo', { label: 'C', rest: 'frigo' }],
  [dutch, 'oven energielabel a+', { label: 'A+', rest: 'oven' }],
  [german, 'klasse kleid', undefined],
  [german, 'a', undefined],
] as const)('an energy class is read behind words that say so: %#', (language, text, expected) => {
  if (expected) expect(readEnergy(text, language)).toMatchObject(expected);
  else expect(readEnergy(text, language)).toBeUndefined();
});
