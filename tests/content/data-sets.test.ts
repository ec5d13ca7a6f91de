import { expect, test } from 'vitest';
import { noFacts } from '../../schemas/facts/fill-facts.ts';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { createShopLinks } from '../../schemas/tenant/shop-links.ts';
import examples from '../../blocks/catalogue/product-stage/examples.json' with { type: 'json' };
import { registry } from '../../renderer/block-modules.ts';
import { validatorsOf } from '../../renderer/plan/block-validator.ts';

function check(type: string, name: string, value: unknown): { ok: boolean; value: unknown } {
  const block = registry.get(type);
  const checked =
    block &&
    validatorsOf(block).data[name]?.(value, {
      hasPicture: () => true,
      links: createShopLinks(testTenant, 'de-AT'),
      facts: noFacts,
    });
  if (!checked) throw new Error(`"${type}" loads no "${name}"`);
  return { ok: checked.ok, value: checked.value };
}

test('a menu loses the link that is wrong, and no category', () => {
  const links = [{}, { label: 'Kleider', href: '/c/kleider' }, null, { label: 'Hosen', href: 7 }];
  const menu = {
    items: [
      { id: 'damen', label: 'Damen', href: '/c/damen', teaser: {}, groups: [{ label: 'Mode', links }] },
      {},
    ],
  };
  expect(check('header', 'navigation', menu)).toEqual({
    ok: true,
    value: {
      items: [
        {
          id: 'damen',
          label: 'Damen',
          href: '/c/damen',
          groups: [{ label: 'Mode', links: [{ label: 'Kleider', href: '/c/kleider' }, { label: 'Hosen' }] }],
        },
      ],
    },
  });
});

test('a voucher whose end cannot be read is none without an end', () => {
  const open = { id: 'herbst', title: 'Herbst', validFrom: null, validUntil: '' };
  const unreadable = { id: 'winter', title: 'Winter', validUntil: '2026-12-24' };
  expect(check('voucher-embed', 'vouchers', { vouchers: [open, unreadable] })).toEqual({
    ok: true,
    value: { vouchers: [{ id: 'herbst', title: 'Herbst', validFrom: null }] },
  });
});

test('what the shop itself says of a product is whole, or not there', () => {
  const { product } = examples.minimal.data;
  expect(check('product-stage', 'product', product).ok).toBe(true);
  expect(check('product-stage', 'product', { ...product, badges: [7] }).ok).toBe(false);
});
