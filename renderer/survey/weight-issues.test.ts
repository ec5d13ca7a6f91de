import { expect, test } from 'vitest';
import { weightIssues } from './weight-issues.ts';

const node = (id: string) => ({ id, pointer: `/regions/main/${id}`, type: 'text', isOwn: true });
const light = { html: 1000, css: 1000, script: 0, pictures: 0 };
const page = {
  nodes: [
    { ...light, node: node('a'), pictures: 400_000 },
    { ...light, node: node('b'), pictures: 1_700_000 },
  ],
  total: { ...light, html: 2000, pictures: 2_100_000 },
};

test('more than the budget is a warning at the block that weighs most, with both figures', () => {
  expect(weightIssues(page, undefined)).toEqual([
    {
      ...{ code: 'weight-over', severity: 'warning', nodeId: 'b', pointer: '/regions/main/b', field: null },
      message:
        'The pictures of the page weigh 2100 kB, 1500 kB is its budget; this block alone weighs 1700 kB.',
      hint: 'Take out or make smaller what weighs most, by 600 kB in all.',
    },
  ]);
});

test('a shop has a budget of its own, and says whether it stands against publishing', () => {
  expect(weightIssues(page, { pictures: 2100 })).toEqual([]);
  const found = weightIssues(page, { pictures: 2500, html: 1, stopsPublishing: true });
  expect(found.map(({ severity, nodeId }) => [severity, nodeId])).toEqual([['error', 'a']]);
});
