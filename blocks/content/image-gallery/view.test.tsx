import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json' with { type: 'json' };

const draw = (props: object, page: TestPage = {}): string =>
  drawBlock(block, { props, page: testPageView({ messages, ...page }) });

describe('image-gallery', () => {
  test('each picture leads to its largest form, which needs no script', () => {
    const html = draw(examples.full.props);
    // Pictures of tests are 1200 pixels wide, so 960 is the largest width that is sent.
    expect(html).toMatch(/<a [^>]*href="\/bilder\/scene-kitchen\/960-r1"[^>]*data-action="image-gallery"/);
    expect(html.match(/<figure/g)).toHaveLength(5);
  });

  test('a link is named by the picture, else by its caption, else by its place', () => {
    const html = draw(examples.full.props);
    expect(html).toContain('aria-label="Vergrößern: Küche mit Holzarbeitsplatte"');
    expect(html).toContain('aria-label="Vergrößern: Bettwäsche aus Leinen"');
    expect(draw(examples.minimal.props)).toContain('aria-label="Vergrößern: Bild 1 von 1"');
  });

  test('the layer closes by itself, and pages only where there is more than one picture', () => {
    const html = draw(examples.full.props);
    expect(html).toMatch(
      /<dialog [^>]*aria-label="Bild vergrößert">.*<form method="dialog"><button [^>]*aria-label="Schließen">/,
    );
    expect(html.match(/data-step="-?1"/g)).toEqual(['data-step="-1"', 'data-step="1"']);
    expect(draw(examples.minimal.props)).not.toContain('data-step');
  });

  test('pictures that do not exist are left out and not counted', () => {
    const picture = (id: string) =>
      id === 'scene-kitchen' ? { width: 1200, height: 800, revision: 'r1', ground: '#eee9e1' } : undefined;
    const html = draw(examples.full.props, { picture });
    expect(html.match(/<figure/g)).toHaveLength(1);
    expect(html).toContain('data-count="Bild 1 von 1"');
    expect(draw(examples.full.props, { picture: () => undefined })).toBe('');
  });
});
