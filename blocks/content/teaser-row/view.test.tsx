import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';

const draw = (example: { props: object }, page: TestPage = {}): string =>
  drawBlock(block, { props: example.props, page: testPageView(page) });

describe('teaser-row', () => {
  test('is a list of pictures with title, text and link', () => {
    const html = draw(examples.full);
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toContain('alt="Wohnzimmer mit petrolfarbenem Sofa und Berberteppich"');
    expect(html).toMatch(/<a class="teaser-words-link" href="\/lp\/sofas">Sofas ansehen<svg/);
  });

  test('titles follow on the headline, where there is one', () => {
    expect(draw(examples.full)).toContain('<h2 class="teaser-words-title">Ein Sofa, das bleibt</h2>');
    const html = draw(examples['three-with-headline']);
    expect(html).toContain('<h2 class="section-title">Ideen für Dein Zuhause</h2>');
    expect(html).toContain('<h3 class="teaser-words-title">');
  });

  test('arranges the teasers by number and layout', () => {
    expect(draw(examples.full)).toContain('teaser-row-wide-two');
    expect(draw(examples['three-with-headline'])).toContain('teaser-row-three');
    expect(draw(examples.minimal)).toContain('teaser-row-one');
  });

  test('keeps the point in view that the editor chose', () => {
    const points: unknown[] = [];
    draw(examples.full, { rule: (styles) => `r-${points.push(styles)}` });
    expect(points).toEqual([{ objectPosition: '62% 50%' }, { objectPosition: '88% 50%' }]);
  });

  test('only the first picture of the page is fetched at once', () => {
    expect(
      draw(examples['three-with-headline'], { isFirstPicture: true }).match(/loading="lazy"/g),
    ).toHaveLength(2);
  });

  test('stays a teaser without a picture or a working link', () => {
    const html = draw(
      {
        props: {
          teasers: [{ picture: { src: 'x' }, title: 'Ruhig', link: { label: 'Los', route: 'search' } }],
        },
      },
      { built: [], picture: () => undefined },
    );
    expect(html).toContain('Ruhig');
    expect(html).not.toMatch(/<img|<a /);
  });
});
