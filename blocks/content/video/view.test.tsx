import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json' with { type: 'json' };

const draw = (props: object, page: TestPage = {}): string =>
  drawBlock(block, { props, page: testPageView({ messages, ...page }) });

describe('video', () => {
  test('asks nothing of its host: no frame, no picture, no script, only a link', () => {
    for (const { props } of [examples.minimal, examples.full, examples['long-text']]) {
      const html = draw(props);
      expect(html).not.toMatch(/<(iframe|script|video|link)\b/);
      expect(
        [...html.matchAll(/ (?:src|srcSet|poster)="([^"]*)"/gi)].filter(
          ([, address]) => !address?.startsWith('/bilder/'),
        ),
      ).toEqual([]);
    }
  });

  test('says who will learn of it before it is played, with a way to the notice on privacy', () => {
    const html = draw(examples.minimal.props);
    expect(html).toContain('Erst wenn Du es abspielst, erfährt YouTube Deine IP-Adresse');
    expect(html).toContain('href="/service-hilfe/ueber-uns/datenschutz">Mehr zum Datenschutz</a>');
    expect(draw(examples.minimal.props, { built: [] })).not.toContain('Mehr zum Datenschutz');
  });

  test('is seen at its host without scripts, and put in place by the action', () => {
    const html = draw(examples.full.props);
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/vimeo\.com\/76979871" rel="noopener noreferrer" aria-label="Video abspielen: So pflegst Du Wolle" data-action="video" data-host="vimeo" data-id="76979871"/,
    );
    expect(html).toContain('data-action-start="video" data-cookie="consent"');
  });

  test('says how long it is and what is said in it', () => {
    expect(draw(examples.full.props)).toContain('Video abspielen (2:35)');
    expect(draw(examples['long-text'].props)).toContain('(1:02:05)');
    expect(draw(examples.full.props)).toMatch(/<details [^>]*><summary>Text zum Video<\/summary>/);
    expect(draw(examples.minimal.props)).not.toContain('<details');
  });

  test.each([
    { host: 'youtube', id: 'short' },
    { host: 'vimeo', id: 'aqz-KE-bpKQ' },
    { host: 'dailymotion', id: 'x8abcde' },
    { host: 'youtube', id: 'aqz-KE-bpKQ', url: 'https://evil.example' },
  ])('content may name only known hosts and their ids: %o is refused', (source) => {
    expect(block.props.safeParse({ title: 'Film', source }).success).toBe(false);
  });
});
