import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registry } from '../../../renderer/block-modules.ts';
import type { Block } from '../../../blocks/kit/define/define-block.ts';
import { pageLimits } from '../../../schemas/page.ts';
import { brokenContent } from '../../content/broken-content.ts';
import { editorOf } from './editing-shop.ts';
import { changeOf, heading, type LiveShop, pageText, startLiveShop } from './live-shop.ts';

let shop: LiveShop;
beforeAll(async () => {
  shop = await startLiveShop();
});
afterAll(() => shop.close());

/** Marks in an order in which each part is closed before what it stands in. */
function isNested(html: string): boolean {
  const open: string[] = [];
  for (const [, name = ''] of html.matchAll(/<!--(\/?[nrs]:[^>]*?)-->/g)) {
    if (!name.startsWith('/')) open.push(name);
    else if (open.pop() !== name.slice(1)) return false;
  }
  return open.length === 0;
}

describe('broken content as a draft', () => {
  const files = brokenContent().filter(({ document }) => document !== undefined);

  test.each(files)('$name is a page with its marks, which says what is wrong', async (content) => {
    const id = shop.documents.put('page', '/lp/herbst', JSON.stringify(content.document));
    const frame = await shop.frame(id);
    expect(frame.answer.status).toBe(200);
    expect(isNested(frame.answer.text)).toBe(true);
    const told: string[] = frame.facts.issues.map(({ code }) => code);
    // The blocks of some are those of other tests.
    const expected = content.blocks
      ? ['type-unknown']
      : content.expect.filter((code) => !elsewhere.has(code));
    const foreign = told.filter((code) => code === 'page-foreign');
    expect(told).toEqual(expect.arrayContaining(foreign.length > 0 ? foreign : expected));
    expect(told.length === 1 || foreign.length === 0).toBe(true);
    const drawn = await frame.draw([]);
    expect([drawn.isWhole, drawn.parts]).toEqual([false, []]);
  });
});

/** What edits mend by themselves, and what is told of data that this shop does not have. */
const elsewhere = new Set<string>([
  ...[
    'id-missing',
    'id-duplicate',
    'reference-unknown',
    'data-invalid',
    'load-failed',
    'link-by-path',
    'page-foreign',
  ],
]);

test('a block that throws is a box in its place, also when it begins to throw while it is edited', async () => {
  const block = registry.get('heading') as Block & { view: Block['view'] };
  const { view } = block;
  const id = shop.documents.put(
    ...(['page', '/lp/herbst', pageText([heading('a', 'Gut'), heading('b', 'Auch gut')])] as const),
  );
  const frame = await shop.frame(id);
  block.view = ((input: { props: { text: string } }) => {
    if (input.props.text === 'Bumm') throw new Error('broken for a test');
    return view(input as never);
  }) as never;
  try {
    const change = changeOf({ op: 'set', node: 'b', path: ['props', 'text'], value: 'Bumm' });
    const answer = await frame.draw([change]);
    expect(answer.parts.map(({ part }) => part)).toEqual(['n:b']);
    expect(answer.parts[0]?.html).toContain('broken for a test');
    expect(answer.issues.map(({ code, nodeId }) => [code, nodeId])).toContainEqual(['render-failed', 'b']);
    expect((await frame.draw([])).parts[0]?.html).toContain('Auch gut</h2>');
  } finally {
    block.view = view;
  }
});

test('a page with as many nodes as there may be is drawn, and one more node is told of', async () => {
  const nodes = Array.from({ length: pageLimits.nodes }, (_, at) => heading(`h${at}`, `Zeile ${at}`));
  const frame = await shop.frame(shop.documents.put('page', '/lp/herbst', pageText(nodes)));
  expect(Object.keys(frame.facts.shown.parts)).toHaveLength(pageLimits.nodes + 2);
  const change = changeOf({ op: 'set', node: 'h1999', path: ['props', 'text'], value: 'Letzte' });
  expect((await frame.draw([change])).parts.map(({ part }) => part)).toEqual(['n:h1999']);
  const full = await shop.frame(
    shop.documents.put('page', '/lp/herbst', pageText([...nodes, heading('more', 'Zu viel')])),
  );
  expect(full.answer.status).toBe(200);
  expect(full.facts.issues.map(({ code }) => code)).toEqual(['page-too-large']);
});

test('whoever knows the session of somebody else sees nothing of it, and stands in nobody’s way', async () => {
  const id = shop.documents.put('page', '/lp/herbst', pageText([heading('a', 'Gespeichert')]));
  const frame = await shop.frame(id);
  const { session, base } = frame.facts;
  const change = changeOf({ op: 'set', node: 'a', path: ['props', 'text'], value: 'Noch nicht' });
  expect((await frame.draw([change])).parts[0]?.html).toContain('Noch nicht');
  expect((await shop.editor.get(`/edit/frame/${id}?session=${session}`)).text).toContain('Noch nicht');
  const { browser: other } = await editorOf(shop, ['administrator']);
  const seen = await other.get(`/edit/frame/${id}?session=${session}`);
  expect([seen.status, seen.text.includes('Noch nicht')]).toEqual([200, false]);
  const asked = { session, number: Number.MAX_SAFE_INTEGER, base, changes: [], view: {} };
  expect((await other.call(`/edit/api/documents/${id}/draw`, asked)).status).toBe(200);
  expect((await frame.draw([])).parts[0]?.html).toContain('Gespeichert');
});

test('what is longer than a draft may be is refused before it is read', async () => {
  const frame = await shop.frame(shop.documents.put('page', '/lp/herbst', pageText([heading('a', 'x')])));
  const long = changeOf({ op: 'set', node: 'a', path: ['props', 'text'], value: 'x'.repeat(2_100_000) });
  expect((await frame.ask([long])).status).toBe(413);
});

test('a text that is no JSON is a page that says so', async () => {
  const frame = await shop.frame(shop.documents.put('page', '/lp/herbst', '{"page": '));
  expect(frame.answer.status).toBe(200);
  expect(frame.facts.issues.map(({ code }) => code)).toEqual(['file-unreadable']);
});

test('marks cannot be written by content', async () => {
  const evil = '<!--/n:a--><!--keep:n:b--><script>1</script>';
  const id = shop.documents.put(
    ...([
      'page',
      '/lp/herbst',
      pageText([heading('a', evil), { id: 'b', type: 'rich-text', props: { html: `<p>${evil}Text</p>` } }]),
    ] as const),
  );
  const { answer } = await shop.frame(id);
  expect(isNested(answer.text)).toBe(true);
  expect(answer.text.match(/<!--\/n:a-->/g)).toHaveLength(1);
  expect(answer.text).not.toContain('<!--keep:');
});
