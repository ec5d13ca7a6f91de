import { describe, expect, test } from 'vitest';
import { stylesOf } from '../../kit/style/define-styles.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json' with { type: 'json' };
import { styles } from './styles.ts';

const draw = (props: object): string => drawBlock(block, { props, page: testPageView({ messages }) });

describe('countdown', () => {
  test('says until when, without any script', () => {
    expect(draw(examples.full.props)).toMatch(
      /<time dateTime="2026-12-24T18:00:00\+01:00">Bis 24\. Dezember 2026 um 18:00<\/time>/,
    );
    expect(draw(examples.minimal.props)).toContain('Bis 23. Dezember 2026</time>');
    expect(stylesOf(styles).css).toContain('@media (scripting:none){.countdown-clock{display:none;}}');
  });

  test('gives the action the end, and each unit in singular and plural', () => {
    const html = draw(examples.full.props);
    expect(html).toContain('data-action-start="countdown" data-ends="2026-12-24T18:00:00+01:00"');
    expect(html).toContain('data-unit="days" data-one="Tag" data-other="Tage"');
    expect(html).toMatch(/data-unit="seconds"[^>]* hidden=""/);
    expect(html).toContain('role="timer" aria-label="Verbleibende Zeit"');
  });

  test('has words ready for its end: the editor’s, or the shop’s', () => {
    expect(draw(examples.full.props)).toContain('Die Winterwochen sind vorbei.');
    expect(draw(examples.minimal.props)).toContain('Diese Aktion ist vorbei.');
  });
});
