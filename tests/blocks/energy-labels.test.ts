import { expect, test } from 'vitest';
import { anyLanguage, createExampleShop, goodExamples } from './block-example.ts';

// Wherever a product with an energy class stands, its arrow leads to the label, and the information sheet is linked beside
// it. (Regulation (EU) 2017/1369 art. 6, and the delegated regulations on nested displays)

const shop = createExampleShop();

/** Arrows with what stands before them; those of a filter lead to the products of that class. */
const arrows = /(<a [^>]*>)?<svg class="energy"/g;

test('every arrow of an energy class leads to a label', async () => {
  const dead: string[] = [];
  const types = new Set<string>();
  for (const example of goodExamples) {
    const { main } = await shop.draw(example, anyLanguage);
    for (const [, link = ''] of main.matchAll(arrows)) {
      types.add(example.type);
      const href = / href="([^"]+)"/.exec(link)?.[1] ?? '';
      const isFilter = example.type === 'product-listing' && !link.includes('energy-link');
      if (!isFilter && href === '') dead.push(`${example.type}, example ${example.name}`);
    }
  }
  expect(dead).toEqual([]);
  expect([...types]).toEqual(
    expect.arrayContaining(['basket', 'wishlist', 'product-grid', 'product-stage', 'compare-table', 'look']),
  );
});
