import { expect, test } from 'vitest';
import { shoppersSee } from './shoppers-see.ts';

test.each([
  ['overlay-hides', 'notice', undefined, 'Shoppers see nothing here, as this says.'],
  ['text-unshown', 'notice', undefined, 'Shoppers see the block without this text.'],
  ['field-unknown', 'notice', undefined, 'Shoppers see nothing of this field.'],
  ['link-by-path', 'warning', 'critical', /^Shoppers notice nothing;/],
  ['head-ignored', 'warning', undefined, 'Shoppers see the page without what this line says.'],
  ['head-ignored', 'error', undefined, 'Shoppers get "not found" until it is corrected.'],
  ['page-empty', 'error', undefined, /the page answers 503\.$/],
  ['block-repeated', 'error', 'placeholder', 'Shoppers see the page without this block.'],
  ['props-invalid', 'warning', 'critical', 'Shoppers see the block without this part.'],
  ['props-invalid', 'error', 'critical', /it answers 503\.$/],
  ['props-invalid', 'error', 'placeholder', 'Shoppers see an empty place with a sentence.'],
  ['type-unknown', 'error', undefined, 'Shoppers see the page without this block.'],
] as const)('of %s as %s with policy %s shoppers see this', (code, severity, policy, sentence) => {
  expect(shoppersSee({ code, severity }, policy)).toMatch(sentence);
});
