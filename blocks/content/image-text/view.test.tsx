import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json' with { type: 'json' };

const draw = (props: object, page: TestPage = {}): string =>
  drawBlock(block, { props, page: testPageView(page) });

describe('image-text', () => {
  test('has picture and words in one order, whatever side the picture is on', () => {
    const full = draw(examples.full.props);
    expect(full).toContain('<div class="image-text image-text-panel image-text-end"><img');
    expect(full.indexOf('<img')).toBeLessThan(full.indexOf('<h2'));
    expect(draw(examples.minimal.props)).toContain('<div class="image-text"><img class="image-text-picture"');
  });

  test('keeps the point in view that the editor chose, in the shape that was asked for', () => {
    const points: unknown[] = [];
    const html = draw(examples.portrait.props, { rule: (styles) => `r-${points.push(styles)}` });
    expect(points).toEqual([{ objectPosition: '50% 35%' }]);
    expect(html).toContain('class="image-text-picture image-text-portrait r-1"');
  });

  test('is words alone without its picture, and a picture alone without words', () => {
    const words = draw(examples.full.props, { picture: () => undefined });
    expect(words).not.toContain('<img');
    expect(words).toContain('image-text-alone"><div class="image-text-words">');
    const alone = draw(examples['picture-alone'].props);
    expect(alone).toMatch(/image-text-alone"><img [^>]*alt="Balkon mit zwei Stühlen am Abend"/);
    expect(alone).not.toContain('image-text-words');
  });

  test('is nothing at all without either', () => {
    expect(draw(examples['picture-alone'].props, { picture: () => undefined })).toBe('');
  });

  test('leaves out a button to a page that the build lacks', () => {
    const props = { ...examples.minimal.props, actions: [{ label: 'Zur Suche', route: 'search' }] };
    expect(draw(props, { built: [] })).not.toMatch(/Zur Suche|image-text-actions/);
  });

  test('announces the picture when it is the first of the page', () => {
    expect(draw(examples.minimal.props, { isFirstPicture: true })).toContain('loading="eager"');
    expect(draw(examples.minimal.props)).toContain('loading="lazy"');
  });
});
