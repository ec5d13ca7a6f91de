import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';

const page = testPageView({});

describe('campaign-banner', () => {
  test('is the line of the file that it names, with its link', () => {
    const html = drawBlock(block, { ...examples.full, page });
    expect(html).toContain('Gerade reduziert: Mode, Möbel und Geräte');
    expect(html).toMatch(/<a [^>]*href="\/lp\/sale">Angebote ansehen<svg/);
    expect(html).not.toContain('Weihnachten');
    expect(drawBlock(block, { ...examples.minimal, page })).not.toContain('<a ');
  });

  test('is nothing when the file does not have it', () => {
    expect(drawBlock(block, { ...examples['not-in-file'], page })).toBe('');
  });

  test('asks for the file in the bucket of banners', () => {
    expect(block.load?.({ banner: 'advent', file: 'main' })).toEqual({
      banners: { load: 'bucket', args: { category: 'banners', identifier: 'main' } },
    });
  });

  test('leaves when it no longer holds', () => {
    const until = Date.parse('2099-02-01T00:00:00+01:00');
    expect(block.expires?.(examples.full.props, examples.full.data as never)).toBe(until);
    expect(block.expires?.(examples.minimal.props, examples.minimal.data as never)).toBeUndefined();
  });
});
