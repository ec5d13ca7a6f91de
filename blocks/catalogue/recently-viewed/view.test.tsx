import { expect, test } from 'vitest';
import { drawBlock } from '../../kit/test-draw.ts';
import { testPageView } from '../../kit/test-page-view.ts';
import { testTenant } from '../../kit/test-tenant.ts';
import { block } from './block.ts';
import examples from './examples.json';

const routes = { ...testTenant.routes, 'recently-viewed': { path: '/zuletzt-angesehen' } };

function draw(data: Record<string, unknown>, tenant: object = { routes }): string {
  return drawBlock(block, { ...examples.minimal, data, page: testPageView({ tenant }) });
}

const place =
  '<div hidden="" data-action-start="recently-viewed" data-list="/zuletzt-angesehen" data-consent="consent"></div>';

test('Products that the address names are a list', () => {
  const html = draw(examples.minimal.data);
  expect(html).toContain('data-role="recently-viewed"');
  expect(html).toContain('Wickelkleid mit Puffärmeln');
  expect(html).not.toContain('data-action-start="recently-viewed"');
});

test.each([
  ['on pages that load none', {}],
  ['on the own page of the list, opened without numbers', { products: { products: [] } }],
])('The script has a place to fill %s', (_where, data) => {
  expect(draw(data)).toBe(place);
});

test('Without the page of the list there is nothing', () => {
  expect(draw({}, {})).toBe('');
});
