import { expect, test } from 'vitest';
import { mutationFigures } from './mutation-figures.ts';

const mutant = (status: string, line = 1) => ({
  status,
  mutatorName: 'EqualityOperator',
  replacement: 'a <= b\n',
  location: { start: { line } },
});

test('a figure for each folder, worst first, with what no test noticed', () => {
  const report = {
    files: {
      'schemas/money/rate.ts': { mutants: [mutant('Killed'), mutant('Timeout'), mutant('Ignored')] },
      'schemas/money/cents.ts': { mutants: [mutant('Killed'), mutant('Survived', 7)] },
      'renderer/plan/when.ts': { mutants: [mutant('NoCoverage', 3), mutant('CompileError')] },
    },
  };
  expect(mutationFigures(report)).toEqual([
    {
      module: 'renderer/plan',
      killed: 0,
      total: 1,
      percent: 0,
      survivors: ['renderer/plan/when.ts:3: EqualityOperator → a <= b'],
    },
    {
      module: 'schemas/money',
      killed: 3,
      total: 4,
      percent: 75,
      survivors: ['schemas/money/cents.ts:7: EqualityOperator → a <= b'],
    },
  ]);
});
