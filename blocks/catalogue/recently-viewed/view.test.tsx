import { expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { testTenant } from '../../kit/testing/tenant.ts';
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

test('The script has a place to fill on pages that load none', () => {
  expect(draw({})).toBe(place);
});

test('The place is seen, and has its height, on the own page of the list, opened without numbers', () => {
  expect(draw({ products: { products: [] } })).toBe(
    place.replace('hidden=""', 'class="recently-viewed-place"'),
  );
});

test('Without the page of the list there is nothing', () => {
  expect(draw({}, {})).toBe('');
});
