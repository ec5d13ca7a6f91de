import type { ReviewedProduct } from '../shown-reviews.ts';

type Variant = ReviewedProduct['variants'][number];

/** A dress in two colours and three sizes. */
export function testReviewedDress(more: Partial<ReviewedProduct> = {}): ReviewedProduct {
  const colour = (id: string, de: string, fr: string) => ({
    id,
    name: { de, fr },
    swatch: '#7f9484',
    family: id,
    pictures: [],
  });
  const variant = (number: number, of: string, size: string): Variant => ({
    ...{ sku: `4711.${number}`, gtin: null, colour: of, size, width: null },
    ...{ offers: {}, stock: 1, delivery: null, content: null },
  });
  const texts = { noun: '', description: '', points: [] };
  return {
    sku: '4711',
    area: 'fashion',
    texts: {
      de: { ...texts, name: 'Wickelkleid', slug: 'wickelkleid' },
      fr: { ...texts, name: 'Robe portefeuille', slug: 'robe-portefeuille' },
    },
    colours: [colour('sage', 'Salbei', 'Sauge'), colour('black', 'Schwarz', 'Noir')],
    variants: [
      variant(1, 'sage', '38'),
      variant(2, 'sage', '40'),
      variant(3, 'black', '38'),
      variant(4, 'black', '42'),
    ],
    pictures: [{ id: 'dress-wrap-sage', view: 'front' }],
    ...more,
  };
}
