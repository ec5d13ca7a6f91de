import { beforeEach, expect, test } from 'vitest';
import { createOutageReport, type OutageReport } from './outage-report.ts';

type Reason = 'refused' | 'lost' | 'full' | 'closed';
const causeOf = { refused: 'away', lost: 'away', full: 'full', closed: undefined };

let now = 0;
let lines: string[];
let report: OutageReport<Reason>;
beforeEach(() => {
  now = 0;
  lines = [];
  const log = {
    error: ({ reason }: { reason: string }, text: string) => void lines.push(`${text}: ${reason}`),
    info: (text: string) => void lines.push(text),
  };
  report = createOutageReport({ storage: 'The store', causeOf, clock: () => now, log: log as never });
});

test('an outage is one line, and its end is another, however calls fail and are answered by turns', () => {
  for (now = 0; now < 50; now++) {
    report.failed(now % 3 === 0 ? 'lost' : 'refused', new Error('gone'));
    report.answered();
  }
  expect(lines).toEqual(['The store is not available: lost']);
  now += 4900;
  report.answered();
  expect(lines).toHaveLength(1);
  now += 100;
  report.answered();
  report.answered();
  expect(lines.slice(1)).toEqual(['The store is available again']);
  report.failed('refused', new Error('gone'));
  expect(lines.slice(2)).toEqual(['The store is not available: refused']);
});

test('another cause is told though the first lasts', () => {
  for (const reason of ['refused', 'full', 'lost', 'full'] as const) report.failed(reason, new Error(reason));
  expect(lines).toEqual(['The store is not available: refused', 'The store is not available: full']);
});

test('calls are counted by reason, and closing is no outage', () => {
  for (const reason of ['refused', 'closed', 'full', 'full'] as const)
    report.failed(reason, new Error(reason));
  expect(Object.fromEntries(report.counts())).toEqual({ refused: 1, full: 2 });
  report.failed('closed', new Error('by us'));
  expect(lines).toHaveLength(2);
});
