import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { stylesOf } from '../../kit/style/define-styles.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json' with { type: 'json' };
import { styles } from './styles.ts';

const draw = ({ props, data = {} }: { props: object; data?: Record<string, unknown> }): string =>
  drawBlock(block, { props, data, page: testPageView({ messages }) });

describe('service-layer', () => {
  test('a button opens a layer that is named by the title of its text', () => {
    const html = draw(examples.full);
    expect(html).toMatch(
      /<button type="button" [^>]*aria-haspopup="dialog" data-action="service-layer">.*Was passiert mit dem alten Gerät\?<\/button>/,
    );
    expect(html).toMatch(
      /<dialog [^>]*aria-labelledby="n1.title">.*<h2 [^>]*id="n1.title">Anschluss und Altgerät<\/h2>/,
    );
    expect(html).toContain('<p>Wir schließen an,');
    expect(html).toMatch(/<a [^>]*href="\/service-hilfe\/geraete">Mehr zum Service<\/a>/);
  });

  test('closes without any code of ours', () => {
    expect(draw(examples.minimal)).toMatch(/<form method="dialog"><button [^>]*aria-label="Schließen">/);
  });

  test('says so when its text could not be loaded', () => {
    const html = draw(examples['without-data']);
    expect(html).toContain('Dieser Inhalt konnte leider nicht geladen werden.');
    expect(html).toMatch(/<h2 [^>]*>Rücksendung<\/h2>/);
    const empty = { ...examples.full, data: { layer: { title: 'Leer', html: '' } } };
    expect(draw(empty)).toContain('Dieser Inhalt konnte leider nicht geladen werden.');
  });

  test('its text stands in the page where no script runs', () => {
    const { css } = stylesOf(styles);
    expect(css).toMatch(/@media \(scripting:none\)\{\.service-layer-layer\{display:block;position:static;/);
    expect(css).toMatch(/@media \(scripting:none\)\{\.service-layer-opener\{display:none;\}\}/);
  });

  test('asks for the topic that the editor named', () => {
    expect(block.load?.({ identifier: 'returns' })).toEqual({
      layer: { load: 'bucket', args: { category: 'service-layer', identifier: 'returns' } },
    });
  });
});
