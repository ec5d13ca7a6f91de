import { type CSSObject, defineStyles } from '../style/define-styles.ts';

const all: CSSObject = { '& > *': { display: 'grid' } };

/** Hides the items of a last row that is not full, but for the first row. Without weight, so that a wider layout can undo it. */
function withoutRest(columns: number): CSSObject {
  const start = `:nth-child(${columns}n + ${columns + 1}):nth-last-child(-n + ${columns - 1})`;
  return { [`& > :where(${start}), & > :where(${start} ~ *)`]: { display: 'none' } };
}

/** How products stand in a list; the cards' rows are rows of this grid. */
export const productList = defineStyles('product-list', {
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    columnGap: 'var(--gap)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container (max-width:17rem)': { gridTemplateColumns: 'minmax(0,1fr)' },
    '@container from(tablet)': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
    '@container from(laptop)': { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
    '@container from(wide)': { gridTemplateColumns: 'repeat(5,minmax(0,1fr))' },
  },
  even: {
    ...withoutRest(2),
    '@container from(tablet)': { ...all, ...withoutRest(3) },
    '@container from(laptop)': { ...all, ...withoutRest(4) },
    '@container from(wide)': { ...all, ...withoutRest(5) },
  },
  fashion: { '--product-shape': '3/4' },
  technology: { '--product-shape': '1/1' },
  furniture: { '--product-shape': '4/3' },
});
