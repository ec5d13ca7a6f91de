import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createTally } from './tally.ts';

test('adds up by labels, and tells each event once, however often it is read', async () => {
  const registry = new Registry();
  const tally = createTally({
    name: 'reads_total',
    help: 'Reads',
    labelNames: ['kind', 'result'],
    registers: [registry],
  });
  tally.inc({ kind: 'page', result: 'fresh' });
  tally.inc({ kind: 'page', result: 'fresh' });
  tally.inc({ kind: 'frame', result: 'fresh' });
  await registry.metrics();
  tally.inc({ kind: 'frame', result: 'fresh' });
  const text = await registry.metrics();
  expect(text).toContain('reads_total{kind="page",result="fresh"} 2');
  expect(text).toContain('reads_total{kind="frame",result="fresh"} 2');
});
