import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ViewAs } from '../../../schemas/editing/view-as.ts';
import type { ViewDifference } from '../../../schemas/editing/view-differences.ts';
import { json } from './editing-shop.ts';
import { changeOf, heading, type LiveShop, pageText, startLiveShop } from './live-shop.ts';

let shop: LiveShop;
beforeAll(async () => {
  shop = await startLiveShop();
});
afterAll(() => shop.close());

const hour = 3_600_000;
const title = heading('title', 'Start', { props: { text: 'Start', level: 1 } });

async function differences(
  main: readonly object[],
  view: ViewAs,
  changes: readonly object[] = [],
): Promise<string[]> {
  const id = shop.documents.put('page', '/lp/herbst', pageText(main));
  const asked = { session: randomUUID(), base: { version: 1, revision: 0 }, changes, view };
  const answer = await shop.editor.call(`/edit/api/documents/${id}/view-differences`, asked);
  expect(answer.status).toBe(200);
  return json<{ nodes: ViewDifference[] }>(answer).nodes.map(({ node, kind }) => `${node} ${kind}`);
}

const when = (id: string, condition: object): object => heading(id, id, { when: condition });

test('a view names the blocks that come, go and change against now', async () => {
  const at = Date.now() + 48 * hour;
  const change = new Date(at - hour).toISOString();
  const main = [
    title,
    when('soon', { from: change }),
    when('over', { to: change }),
    when('known', { visitor: ['logged-in'] }),
    when('b', { experiment: { id: 'sustainability', variant: 'b' } }),
  ];
  expect(await differences(main, {})).toEqual([]);
  expect(await differences(main, { at })).toEqual(expect.arrayContaining(['soon appears', 'over vanishes']));
  expect(await differences(main, { visitor: 'logged-in' })).toEqual(['known appears']);
  expect(await differences(main, { variants: { sustainability: 'b' } })).toEqual(['b appears']);
});

test('a block that only holds one that comes does not change itself; what is not saved yet counts', async () => {
  const article = {
    ...{ id: 'article', type: 'magazine-article', props: { title: 'Artikel' } },
    slots: { body: [when('known', { visitor: ['logged-in'] }), heading('always', 'Immer')] },
  };
  const view: ViewAs = { visitor: 'logged-in' };
  expect(await differences([title, article], view)).toEqual(['known appears']);
  const removed = changeOf({ op: 'remove', node: 'known' });
  expect(await differences([title, article], view, [removed])).toEqual([]);
});

test('what a source that fails takes along is named', async () => {
  const grid = {
    ...{ id: 'grid', type: 'product-grid', props: { headline: 'Neu', limit: 4 } },
    data: { products: { load: 'slice', args: { category: 'fashion', id: 'autumn' } } },
  };
  const [only, ...none] = await differences([title, grid], { down: ['slice'] });
  expect(only).toMatch(/^grid (?:changes|vanishes)$/);
  expect(none).toEqual([]);
});
