import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json' with { type: 'json' };

const draw = (props: object, body: string[] = [], page: TestPage = {}): string =>
  drawBlock(block, { props, slots: { body }, page: testPageView({ messages, ...page }) });

describe('magazine-article', () => {
  test('is the page’s title unless the editor says otherwise', () => {
    expect(draw(examples.minimal.props)).toContain('>Wolle waschen, ohne dass sie filzt</h1>');
    expect(draw(examples['long-text'].props)).toContain('</h2>');
  });

  test('says who wrote it, when, and how long it takes', () => {
    const html = draw(examples.full.props);
    expect(html).toContain('Von Katharina Moser');
    expect(html).toContain('<time dateTime="2026-09-12">12. September 2026</time>');
    expect(html).toContain('<time dateTime="2026-11-20">Aktualisiert am 20. November 2026</time>');
    expect(html).toContain('4 Minuten Lesezeit');
    expect(draw(examples.minimal.props)).not.toContain('magazine-article-meta');
  });

  test('its parts follow the picture, in an article of their own', () => {
    const html = draw(examples.full.props, ['eins', 'zwei']);
    expect(html).toMatch(
      /^<article .*<\/figure><div class="magazine-article-body">einszwei<\/div><\/article>$/,
    );
    expect(html).toContain('<figcaption class="magazine-article-caption">Liegend getrocknet');
  });

  test('takes no room for a picture or a body that is not there', () => {
    const html = draw(examples.full.props, [], { picture: () => undefined });
    expect(html).not.toMatch(/<figure|magazine-article-body/);
  });
});
