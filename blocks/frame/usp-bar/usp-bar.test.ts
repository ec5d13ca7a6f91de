import { expect, test } from 'vitest';
import { iconNames } from '../../kit/icon/icon.tsx';
import { uspIcons } from '../../../schemas/usp-bar.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import messages from './messages/de.json' with { type: 'json' };

const page = testPageView({ messages });
const usps = {
  items: [
    { icon: 'truck', text: 'Gratis Versand ab 75 €', link: { href: '/service-hilfe/versand' } },
    { icon: 'leaf', text: 'Klimafreundlich geliefert' },
    { icon: 'calendar', text: 'In Raten zahlen', link: { route: 'not-built' } },
  ],
};

test('lists what speaks for the shop in a named section, linked where there is more to read', () => {
  const html = drawBlock(block, { data: { usps }, page });
  expect(html).toMatch(/^<section [^>]*aria-label="Deine Vorteile"><ul/);
  expect(html.match(/<li>/g)).toHaveLength(3);
  expect(html).toContain('<a href="/service-hilfe/versand">Gratis Versand ab 75 €</a>');
  expect(html).toMatch(/<\/svg>Klimafreundlich geliefert<\/li>/);
  expect(html).toMatch(/<\/svg><span>In Raten zahlen<\/span><\/li>/);
});

test('is nothing at all without data', () => {
  expect(drawBlock(block, { page })).toBe('');
});

test('asks for the file of the visitor’s device', () => {
  expect(block.load?.({})).toEqual({
    usps: { load: 'bucket', args: { category: 'usp-bar', identifier: '$device' } },
  });
  expect(block.varies).toEqual(['device']);
});

test('every icon that content may name is drawn by the kit', () => {
  expect(iconNames).toEqual(expect.arrayContaining([...uspIcons]));
});

test('takes one to five messages, with known icons only', () => {
  const schema = block.data?.usps?.schema;
  const items = (count: number) => ({ items: Array.from({ length: count }, () => usps.items[1]) });
  expect([0, 1, 5, 6].map((count) => schema?.safeParse(items(count)).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(schema?.safeParse({ items: [{ icon: 'rocket', text: 'Schnell' }] }).success).toBe(false);
});
