import { expect, test } from 'vitest';
import { stylesOf } from '../../kit/style/define-styles.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { testTenant } from '../../kit/testing/tenant.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json';
import { styles } from './styles.ts';

const draw = (props: object, page: TestPage = {}): string =>
  drawBlock(block, { props, page: testPageView({ messages, ...page }) });

test('shows each seal of the shop with what it stands for', () => {
  const html = draw({});
  expect(html).toContain('aria-label="Gütesiegel"');
  expect(html.match(/<li /g)).toHaveLength(3);
  for (const words of ['Handelsverband', 'Gütezeichen', 'Sicher einkaufen', 'Geprüfter Onlineshop'])
    expect(html).toContain(words);
});

test('a seal leads to its proof, the others are words', () => {
  const html = draw({ proofs: examples.full.props.proofs.slice(0, 1) });
  expect(html).toContain(
    '<a class="trust-seals-name" href="https://handelsverband.example/mitglieder" rel="noopener noreferrer">Handelsverband</a>',
  );
  expect(html).toContain('<span class="trust-seals-name">Gütezeichen</span>');
});

test('a proof of a seal that the shop does not carry is not shown', () => {
  expect(draw({ proofs: [{ seal: 'goldmedaille', href: '/gold' }] })).not.toContain('gold');
});

test('is not there in a shop without seals', () => {
  expect(draw({ headline: 'Geprüft' }, { tenant: { seals: [] } })).toBe('');
});

test('tells the editor of a shop without seals that there is nothing to show', () => {
  const without = block.references?.({ proofs: [] }, {}, { ...testTenant, seals: [] });
  expect(without).toEqual([{ pointer: '', what: 'seal', name: undefined, known: [] }]);
});

test('keeps its colours in the dark and where the system forces colours', () => {
  expect(stylesOf(styles).css).toMatch(
    /\.trust-seals-seal\{[^}]*color-scheme:light;[^}]*forced-color-adjust:none;/,
  );
});
