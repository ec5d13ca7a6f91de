import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json' with { type: 'json' };

const draw = (props: object, page: TestPage = {}): string =>
  drawBlock(block, { props, page: testPageView(page) });
const classesOf = (html: string): string[] =>
  [...html.matchAll(/<li class="banner-grid-banner ?([^"]*)"/g)].map(([, names]) =>
    (names ?? '').replaceAll('banner-grid-', ''),
  );

describe('banner-grid', () => {
  test('gives each banner the fields that the editor asked for', () => {
    const html = draw(examples.full.props);
    expect(html).toContain('<ul class="banner-grid-list banner-grid-four">');
    expect(classesOf(html)).toEqual(['row wide tall', '', '', 'row wide']);
  });

  test('fills the grid with the last banner, and on a phone with an odd one', () => {
    const banners = ['a', 'b', 'c'].map((title) => ({ picture: { src: 'x' }, title }));
    expect(classesOf(draw({ banners }))).toEqual(['', '', 'row']);
    const [first] = banners;
    expect(classesOf(draw({ banners: [{ ...first, span: 'tall' }, ...banners.slice(1, 2)] }))).toEqual([
      'tall',
      'tall',
    ]);
  });

  test('titles follow on the headline, and lead where the banner leads', () => {
    expect(draw(examples.full.props)).toContain(
      '<h3 class="banner-grid-title"><a class="banner-grid-link" href="/lp/kueche">Sparsam kühlen</a></h3>',
    );
    expect(draw(examples.minimal.props)).toContain('<h2 class="banner-grid-title">Schlafzimmer</h2>');
  });

  test('is words on a ground without a picture or a working link', () => {
    const banner = { picture: { src: 'x' }, title: 'Ruhig', link: { route: 'search' } };
    const html = draw({ banners: [banner, banner] }, { built: [], picture: () => undefined });
    expect(html).not.toMatch(/<img|<a /);
    expect(html).toContain('<span class="banner-grid-link">Ruhig</span>');
  });

  test('only the first picture of the page is fetched at once', () => {
    const html = draw(examples.full.props, { isFirstPicture: true });
    expect(html.match(/loading="eager"/g)).toHaveLength(1);
    expect(html.match(/loading="lazy"/g)).toHaveLength(3);
  });
});
