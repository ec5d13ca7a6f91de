import { expect, test } from 'vitest';
import { reportLines } from './report-lines.ts';

const issue = {
  code: 'link-dead',
  severity: 'warning',
  pointer: '/regions/main/0/props/html',
  nodeId: null,
  field: null,
  message: '"/lp/\u001b[31m" leads to no page.',
  hint: 'Take it out.',
  effect: 'Shoppers who follow the link find something else, or nothing.',
} as const;

test('says where a document is, then of each fault what, where, what to do, and what shoppers see', () => {
  const lines = reportLines({
    kind: 'page',
    tenant: 'at',
    locale: 'de-AT',
    name: '/lp/herbst',
    place: 'content/at/herbst.json',
    isDraft: true,
    verdict: 'shown-in-part',
    issues: [issue, { ...issue, pointer: '' }],
  });
  expect(lines.join('\n'))
    .toBe(`at de-AT draft page /lp/herbst: is shown without what is faulty (content/at/herbst.json)
    warning link-dead at /regions/main/0/props/html
      "/lp/\\u001b[31m" leads to no page. Take it out.
      Shoppers who follow the link find something else, or nothing.
    warning link-dead at the whole
      "/lp/\\u001b[31m" leads to no page. Take it out.
      Shoppers who follow the link find something else, or nothing.`);
});
