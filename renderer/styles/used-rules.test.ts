import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { usedRules } from './used-rules.ts';

const parts = new Set(['card', 'card-name', 'card-note', 'card-open']);
const used = new Set(['card', 'card-name']);
const kept = (css: string): string => usedRules(css, parts, used);

test.each([
  ['.card{a:b}.card-note{c:d}', '.card{a:b}'],
  ['.card .card-name{a:b}.card .card-note{c:d}', '.card .card-name{a:b}'],
  ['.card-note,.card-name{a:b}', '.card-note,.card-name{a:b}'],
  ['.card-note,.card-open:hover{a:b}', ''],
  [
    '.card:not(.card-open){a:b}.card:has(.card-note){a:b}',
    '.card:not(.card-open){a:b}.card:has(.card-note){a:b}',
  ],
  ['.card:is(:hover,:focus:not(.card-open)) .card-note{a:b}', ''],
  ['@media (min-width:1px){.card-note{a:b}}', ''],
  ['@media (min-width:1px){.card-note{a:b}.card{c:d}}', '@media (min-width:1px){.card{c:d}}'],
  [
    '@supports (a:b){@media print{.card-name{a:b}.card-open{c:d}}}',
    '@supports (a:b){@media print{.card-name{a:b}}}',
  ],
  ['@keyframes turn{from{a:b}to{c:d}}', '@keyframes turn{from{a:b}to{c:d}}'],
  ['.other .card-name{a:b}html[data-mode] .card{c:d}', '.other .card-name{a:b}html[data-mode] .card{c:d}'],
  ['.card::before{content:"}.card-note{"}', '.card::before{content:"}.card-note{"}'],
])('%s', (css, expected) => {
  expect(kept(css)).toBe(expected);
});

// Rules are chosen by the classes that the server wrote: an action that sets others would find no rule. What takes a part
// of another page over brings that page's rules along (`adopt-styles.ts`).
test('no action knows class names', () => {
  const files = globSync('blocks/*/*/action.ts');
  expect(files.length).toBeGreaterThan(3);
  for (const file of files)
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/(?<!adopt-)styles?\.ts|className|classList|class=/);
});
