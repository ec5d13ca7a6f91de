import { describe, expect, test } from 'vitest';
import { stylesOf } from '../../kit/style/define-styles.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json' with { type: 'json' };
import { styles } from './styles.ts';

const draw = (props: object, items: string[] = [], page: TestPage = {}): string =>
  drawBlock(block, { props, slots: { items }, page: testPageView({ messages, ...page }) });

describe('carousel', () => {
  test('is a named carousel of named slides, which the keyboard can reach and scroll', () => {
    const html = draw(examples.full.props);
    expect(html).toMatch(/<section [^>]*aria-label="Neu im Herbst" aria-roledescription="Karussell"/);
    expect(html).toMatch(/role="group" aria-label="Folien" tabindex="0"/i);
    expect(html.match(/aria-roledescription="Folie" aria-label="\d von 3"/g)).toHaveLength(3);
    expect(html).toMatch(/<h3 [^>]*>Wolle, die wärmt<\/h3>/);
  });

  test('has buttons for back, on, and pause or start before its slides', () => {
    const html = draw(examples.full.props);
    const places = ['data-toggle', 'data-step="-1"', 'data-step="1"', 'data-track'].map((part) =>
      html.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html).toContain('data-start="Bewegung starten" data-pause="Bewegung anhalten"');
  });

  test('moves by itself only where an editor asks for it', () => {
    const { rotation: _, ...calm } = examples.full.props;
    expect(draw(examples.full.props)).toContain('data-action-start="carousel"');
    expect(draw(calm)).not.toContain('data-action-start');
    expect(draw(calm)).toContain('data-toggle');
    expect(draw({ ...calm, rotation: 'never' })).not.toMatch(/data-action-start|data-toggle/);
  });

  test('a single slide needs no buttons, no script and no stop for the keyboard', () => {
    const html = draw({ ...examples.minimal.props, rotation: 'automatic' });
    expect(html).not.toMatch(/<button|data-action|tabindex/i);
    expect(draw(examples.empty.props)).toBe('');
  });

  test('titles of slides stand below the headline, also below one that is only heard', () => {
    const hidden = { ...examples.full.props, showHeadline: false };
    expect(draw(hidden)).toMatch(/<h2 class="hidden">Neu im Herbst<\/h2>.*<h3 [^>]*>Wolle, die wärmt<\/h3>/);
    expect(draw({ ...examples.minimal.props, showHeadline: false })).toMatch(
      /<h2 [^>]*>Wolle, die wärmt<\/h2>/,
    );
  });

  test('own slides come first, then those of the slot, all counted', () => {
    const html = draw(examples.minimal.props, ['eins', 'zwei']);
    expect(html.indexOf('Wolle, die wärmt')).toBeLessThan(html.indexOf('>eins<'));
    expect(html).toMatch(/aria-label="3 von 3">zwei</);
  });

  test('is scrolled by hand where no script runs', () => {
    const { css } = stylesOf(styles);
    expect(css).toMatch(/\.carousel-track\{[^}]*overflow-x:auto;[^}]*scroll-snap-type:x mandatory;/);
    expect(css).toContain('@media (scripting:none){.carousel-head .carousel-controls{display:none;}}');
  });

  test('a slide without a picture, or with one that does not exist, has no empty box', () => {
    expect(draw(examples.minimal.props)).not.toContain('carousel-media');
    expect(draw(examples.full.props, [], { picture: () => undefined })).not.toContain('carousel-media');
  });
});
