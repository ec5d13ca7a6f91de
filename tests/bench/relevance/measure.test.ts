import { expect, test } from 'vitest';
import { measure } from './measure.ts';

const query = (text: string, kind: string, ...right: string[]) => ({
  text,
  kinds: [kind],
  right: new Set(right),
});

test('figures tell shares by kind: first, of the first five, nothing relevant, suggested by the third letter', async () => {
  const answers: Readonly<Record<string, readonly string[]>> = {
    'rotes kleid': ['dress', 'coat', 'other'],
    sofa: ['table', 'sofa'],
    couch: ['table'],
    Kleid: ['dress'],
  };
  const typed: string[] = [];
  const table = await measure(
    [query('rotes kleid', 'colour', 'dress'), query('sofa', 'type', 'sofa'), query('couch', 'type', 'sofa')],
    {
      find: (text) => Promise.resolve(answers[text] ?? []),
      suggest(text) {
        typed.push(text);
        return Promise.resolve({
          products: text === 'sof' ? ['sofa'] : [],
          phrases: text === 'rotes kle' ? ['Kleid'] : [],
        });
      },
    },
  );
  expect(typed).toEqual(['rotes kle', 'sof', 'cou']);
  expect(table).toEqual([
    {
      kind: 'all',
      queries: 3,
      firstRight: 1 / 3,
      precision: 2 / 3,
      nothing: 1 / 3,
      suggested: 2 / 3,
    },
    {
      kind: 'colour',
      queries: 1,
      firstRight: 1,
      precision: 1,
      nothing: 0,
      suggested: 1,
    },
    {
      kind: 'type',
      queries: 2,
      firstRight: 0,
      precision: 0.5,
      nothing: 0.5,
      suggested: 0.5,
    },
  ]);
});
