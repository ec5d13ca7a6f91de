import { describe, expect, test } from 'vitest';
import type { CSSObject } from '../../kit/style/define-styles.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';

const draw = (example: { props: object }, page: TestPage = {}): string =>
  drawBlock(block, { props: example.props, page: testPageView(page) });

describe('hero-banner', () => {
  test('is the page’s title where the editor says so', () => {
    expect(draw(examples.full)).toContain('<h1 class="hero-banner-title">Herbst, der sitzt.</h1>');
    expect(draw(examples.minimal)).toContain('<h2 class="hero-banner-title">');
  });

  test('has one loud button and one quiet one', () => {
    const html = draw(examples.full);
    expect(html.match(/hero-banner-first"/g)).toHaveLength(1);
    expect(html.match(/hero-banner-second"/g)).toHaveLength(1);
  });

  test('shows the words of a button that leads nowhere, without its look', () => {
    const html = draw({ props: { ...examples.minimal.props, actions: [{ label: 'Zur Suche' }] } });
    expect(html).toContain('<span>Zur Suche</span>');
  });

  test('leaves out a button to a page that the build lacks', () => {
    const html = draw(
      { props: { ...examples.minimal.props, actions: [{ label: 'Zur Suche', route: 'search' }] } },
      { built: [] },
    );
    expect(html).not.toContain('Zur Suche');
  });

  test('replaces an ink that cannot be read on its ground', () => {
    const rules: CSSObject[] = [];
    const rule = (styles: CSSObject): string => `r-${rules.push(styles)}`;
    draw(examples['illegible-ink'], { rule });
    expect(rules[0]).toMatchObject({ '--hero-ground': '#0e2a3c', '--hero-ink': '#ffffff' });
  });

  test('tells its styles how wide the longest word is, so that it fits', () => {
    const longest: unknown[] = [];
    const rule = (styles: CSSObject): string =>
      `r-${longest.push((styles as Record<string, unknown>)['--hero-longest'])}`;
    draw({ props: { ...examples.minimal.props, title: 'Wintervorbereitungswochen' } }, { rule });
    draw({ props: { ...examples.minimal.props, title: 'Winter\u00advorbereitungs\u00adwochen' } }, { rule });
    expect(longest).toEqual([14, 7.3]);
  });

  test('on a dark ground the loud button is light', () => {
    expect(draw(examples.inset)).toContain('hero-banner-first-on-dark');
    expect(draw(examples.full)).not.toContain('hero-banner-first-on-dark');
  });

  test('announces the picture when it is the first of the page', () => {
    expect(draw(examples.full, { isFirstPicture: true })).toMatch(/fetchpriority="high"/i);
    expect(draw(examples.full)).toContain('loading="lazy"');
  });

  test('asks on a tablet for a picture as wide as the one that is cut to fit', () => {
    const picture: TestPage['picture'] = () => ({
      width: 2400,
      height: 1000,
      revision: '1',
      ground: '#cccccc',
    });
    expect(draw(examples.full, { picture })).toContain(
      'sizes="(min-width:900px) 100vw,(min-width:600px) max(100vw,806px),100vw"',
    );
  });

  test('is readable without its picture', () => {
    const html = draw(examples.full, { picture: () => undefined });
    expect(html).not.toContain('<img');
    expect(html).toContain('Herbst, der sitzt.');
  });
});
