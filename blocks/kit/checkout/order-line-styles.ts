import { articlePicture } from '../collection/collection-styles.ts';
import { defineStyles } from '../style/define-styles.ts';

export const orderLineStyles = defineStyles('order-lines', {
  root: { display: 'grid', gap: 'var(--s-2)', margin: 0, padding: 0, listStyle: 'none' },
  line: {
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0,1fr) auto',
    columnGap: 'var(--s-15)',
    alignItems: 'start',
    fontSize: 'var(--text-sm)',
    lineHeight: 1.4,
  },
  media: {
    gridRow: '1/span 2',
    aspectRatio: '1',
    borderRadius: 'var(--r-md)',
    overflow: 'clip',
    background: 'var(--surface-2)',
  },
  picture: articlePicture,
  name: { gridColumn: 2, margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  /** What is said of it, below name and price. */
  words: {
    gridArea: '2/2/auto/-1',
    display: 'grid',
    gap: '.1875rem',
    justifyItems: 'start',
    minWidth: 0,
    overflowWrap: 'anywhere',
    '& p': { margin: 0, textWrapStyle: 'pretty' },
  },
  detail: { color: 'var(--ink-2)', fontSize: 'var(--text-xs)' },
  arrival: { color: 'var(--success)', fontSize: 'var(--text-xs)' },
  /** Where it is, and what happens next. */
  step: {
    color: 'var(--ink-2)',
    fontSize: 'var(--text-xs)',
    '&[data-step=arrived]': { color: 'var(--success)' },
  },
  service: {
    gridColumn: '2/-1',
    display: 'flex',
    justifyContent: 'space-between',
    gap: 'var(--s-15)',
    marginBlockStart: 'var(--s-05)',
    '& p': { margin: 0 },
  },
  price: { gridArea: '1/3', margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});
