import { expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import messages from './messages/de.json' with { type: 'json' };

const draw = (props: object): string => drawBlock(block, { props, page: testPageView({ messages }) });

test.each([
  ['info', 'Hinweis:'],
  ['success', 'Gute Nachricht:'],
  ['warning', 'Achtung:'],
  ['error', 'Störung:'],
])('says by a word that it is of the kind %s', (kind, word) => {
  const html = draw({ kind, html: '<p>Text</p>' });
  expect(html).toContain(`<div class="notice notice-${kind}" role="note"><svg`);
  expect(html).toContain(`<span class="hidden">${word}</span>`);
});

test('has a title only where the editor gave one, and a text likewise', () => {
  expect(draw({ html: '<p>Text</p>' })).not.toContain('notice-title');
  const html = draw({ title: 'Kurz' });
  expect(html).toContain('<p class="notice-title">Kurz</p>');
  expect(html).not.toContain('prose');
});

test('takes no room without any text', () => {
  expect(draw({ kind: 'error', html: ' ' })).toBe('');
});
