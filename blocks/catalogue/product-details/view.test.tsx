import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json';

const draw = (product: object, props: object = {}): string =>
  drawBlock(block, { props, data: { product }, page: testPageView({ messages }) });

const full = examples['long-text'].data.product;

describe('product-details', () => {
  test('names maker and who answers for it in the Union, with the way to reach them, and the warnings', () => {
    const html = draw(full);
    expect(html).toContain('Gewährsleute Europa GmbH, Sehr lange Straße');
    expect(html).toContain('<a href="https://gewaehrsleute.example/kontakt"');
    expect(html).toMatch(/<dt>Hinweise<\/dt><dd><p>.*<\/p><p>Nur im Freien verwenden\.<\/p>/);
    expect(draw(examples.full.data.product)).toContain('<a href="mailto:sicherheit@kornfeld.example"');
  });

  test('shows the number of what is chosen, and of the product before that', () => {
    expect(draw(full)).toContain('<dd>8000045.01</dd>');
    expect(draw({ ...full, variant: null })).toContain('<dd>8000045</dd>');
  });

  test('leads to papers that are not labels', () => {
    const html = draw({
      ...full,
      documents: [...full.documents, { kind: 'energy-label', href: '/label.svg' }],
    });
    expect(html).toContain('Gebrauchsanleitung');
    expect(html).not.toContain('/label.svg');
  });

  test('stands open, so that everything can be read without a script', () => {
    expect(draw(full).match(/<details [^>]*open=""/g)).toHaveLength(3);
  });

  test('has the notice of the guarantee where the shop gives one', () => {
    expect(draw(full, examples.full.props)).toContain('Gesetzliche Gewährleistung: 2 Jahre');
    expect(draw(full)).not.toContain('<aside');
  });
});
