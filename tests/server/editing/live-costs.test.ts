import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageCosts } from '../../../schemas/editing/page-costs.ts';
import { json } from './editing-shop.ts';
import { heading, type LiveShop, pageText, startLiveShop } from './live-shop.ts';

let shop: LiveShop;
beforeAll(async () => {
  shop = await startLiveShop();
});
afterAll(() => shop.close());

const title = heading('title', 'Start', { props: { text: 'Start', level: 1 } });
const prose = (id: string, words: number): object => {
  const html = Array.from({ length: words }, (_, at) => `${id}${((at + 1) * 7919) % 104_729}`).join(' ');
  return { id, type: 'rich-text', props: { html: `<p>${html}</p>` } };
};
const base = { version: 1, revision: 0 };

async function costsOf(main: readonly object[]): Promise<PageCosts> {
  const id = shop.documents.put('page', '/lp/herbst', pageText(main));
  const asked = { session: randomUUID(), base, changes: [], view: {} };
  const answer = await shop.editor.call(`/edit/api/documents/${id}/costs`, asked);
  expect(answer.status).toBe(200);
  return json<PageCosts>(answer);
}

test('each block is weighed, and what several share counts once for the page', async () => {
  const { blocks, total, budget } = await costsOf([title, prose('two', 400)]);
  expect(blocks.map(({ node }) => node)).toEqual(['title', 'two']);
  const [first, second] = blocks;
  expect(second?.html).toBeGreaterThan(5 * (first?.html ?? 0));
  expect(total.html).toBe((first?.html ?? 0) + (second?.html ?? 0));
  expect(first?.css).toBeGreaterThan(0);
  expect(total.css).toBeLessThan((first?.css ?? 0) + (second?.css ?? 0));
  expect([total.pictures, total.script]).toEqual([0, 0]);
  expect(budget.html).toBeGreaterThan(total.html);
});
