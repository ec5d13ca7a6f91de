import { expect, test } from 'vitest';
import { drawBlock } from '../../kit/test-draw.ts';
import { type TestPage, testPageView } from '../../kit/test-page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json';

const draw = (props: object, page: TestPage = {}): string =>
  drawBlock(block, { props, page: testPageView({ messages, ...page }) });

test('is a named list that begins at home and ends at this page', () => {
  const html = draw(examples.full.props);
  expect(html).toMatch(/^<nav [^>]*aria-label="Du bist hier"><ol /);
  const entries = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, entry]) => entry);
  expect(entries).toEqual([
    '<a href="/">Start</a>',
    '<a href="/c/damen">Damen</a>',
    '<a href="/c/damen/kleider">Kleider</a>',
    '<span aria-current="page">Wickelkleid mit Puffärmeln und Blütendruck</span>',
  ]);
});

test('a page that is not built stays in the trail as words', () => {
  const html = draw({ items: [{ label: 'Planer', route: 'planner' }] });
  expect(html).toContain('<li><span>Planer</span></li>');
});

test('is not there when there is no way to show', () => {
  expect(draw(examples.empty.props)).toBe('');
  expect(draw({ current: 'Suche' })).toContain('aria-current="page">Suche');
});
