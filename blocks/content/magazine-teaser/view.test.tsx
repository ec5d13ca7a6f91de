import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json' with { type: 'json' };

const draw = (props: object, page: TestPage = {}): string =>
  drawBlock(block, { props, page: testPageView({ messages, ...page }) });

describe('magazine-teaser', () => {
  test('the title leads to the story, under the headline of the section', () => {
    const html = draw(examples.full.props);
    expect(html).toMatch(
      /<h3 [^>]*><a [^>]*href="\/magazin\/wolle-waschen">Wolle waschen, ohne dass sie filzt<\/a><\/h3>/,
    );
    expect(draw(examples.minimal.props)).toMatch(/<h2 [^>]*><a /);
  });

  test('says kind of story, day and reading time where they are known', () => {
    const html = draw(examples.full.props);
    expect(html).toContain('<p class="magazine-teaser-kicker">Ratgeber</p>');
    expect(html).toContain(
      '<time dateTime="2026-11-12">12. November 2026</time><span>4 Minuten Lesezeit</span>',
    );
    expect(html).toContain('<span>1 Minute Lesezeit</span>');
    expect(draw(examples.minimal.props)).not.toMatch(/magazine-teaser-(meta|kicker|text)/);
  });

  test('a story without a picture, or with one that does not exist, has no empty box', () => {
    expect(draw(examples.full.props).match(/magazine-teaser-media/g)).toHaveLength(2);
    expect(draw(examples.full.props, { picture: () => undefined })).not.toContain('magazine-teaser-media');
  });

  test('a story that leads nowhere keeps its title as words', () => {
    expect(draw(examples.list.props)).toContain(
      '<span class="magazine-teaser-link">Das Vorzimmer aufräumen</span>',
    );
  });

  test('only the first picture of a page is loaded at once', () => {
    const html = draw(examples.full.props, { isFirstPicture: true });
    expect(html.match(/loading="eager"/g)).toHaveLength(1);
    expect(html.indexOf('loading="eager"')).toBeLessThan(html.indexOf('loading="lazy"'));
  });
});
