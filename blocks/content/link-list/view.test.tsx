import { expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json' with { type: 'json' };

const draw = (props: object): string => drawBlock(block, { props, page: testPageView({ built: [] }) });

test('lists links under their headline', () => {
  const html = draw(examples.full.props);
  expect(html).toContain('<h2 class="section-title">Service &amp; Hilfe</h2>');
  expect(html).toContain(
    '<ul class="link-list-rows"><li><a href="/service-hilfe/versand">Versand und Lieferung</a></li>',
  );
  expect(html).toContain('<a href="tel:+43662904420" rel="noopener noreferrer">');
});

test('shows them as chips where the editor wants it', () => {
  expect(draw(examples.chips.props)).toContain('<ul class="link-list-chips">');
});

test('keeps the words of a link that leads nowhere', () => {
  expect(draw({ links: [{ label: 'Kleider' }] })).toContain('<li>Kleider</li>');
});

test('leaves out links to pages that the build lacks, and itself without links', () => {
  const lost = { label: 'Zur Suche', route: 'search' };
  expect(draw({ links: [lost, { label: 'Kleider', href: '/c/kleider' }] })).not.toContain('Zur Suche');
  expect(draw({ headline: 'Leer', links: [lost] })).toBe('');
});
