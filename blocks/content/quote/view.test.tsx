import { expect, test } from 'vitest';
import { stylesOf } from '../../kit/style/define-styles.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json' with { type: 'json' };
import { styles } from './styles.ts';

const draw = (props: object, page: TestPage = {}): string =>
  drawBlock(block, { props, page: testPageView(page) });

test('is a quotation with the one who said it', () => {
  const html = draw(examples.full.props);
  expect(html).toMatch(/<blockquote class="quote-text">Wir messen/);
  expect(html).toContain('<span class="quote-name">Katharina Moser</span>Leiterin Schnitt und Passform');
  expect(html).toMatch(/<img class="quote-picture r-1"[^>]* alt=""/);
});

test('is the words alone when nobody is named, and keeps the name without its picture', () => {
  expect(draw(examples.minimal.props)).not.toContain('<figcaption');
  const html = draw(examples.full.props, { picture: () => undefined });
  expect(html).not.toContain('<img');
  expect(html).toContain('Katharina Moser');
});

test('leaves the marks to the language of the page', () => {
  expect(stylesOf(styles).css).toContain('content:open-quote');
});
