import { expect, test } from 'vitest';
import messages from '../../kit/product/messages/de.json';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';

const page = testPageView({ messages });

test('shows the one product of the slice that it names, with the note on taxes and shipping', () => {
  const html = drawBlock(block, { ...examples.full, page });
  expect(html).toContain('Wickelkleid mit Puffärmeln und Blütendruck');
  expect(html).not.toContain('Chelsea');
  expect(html).toContain('<div class="product">');
  expect(html).toContain(
    'inkl. MwSt., <a class="price-shipping" href="/service-hilfe/lieferung">zzgl. Versand</a>',
  );
  expect(html).toContain('product-list-fashion');
});

test('shows nothing when the slice does not have it', () => {
  expect(drawBlock(block, { ...examples['not-in-slice'], page })).toBe('');
});
