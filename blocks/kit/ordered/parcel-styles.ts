import { defineStyles } from '../style/define-styles.ts';

/** Parcels of an order: where each is, and what happened to it. */
export const parcelStyles = defineStyles('parcels', {
  root: { display: 'grid', gap: 'var(--s-3)', margin: 0, padding: 0, listStyle: 'none' },
  parcel: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-1)',
    overflowWrap: 'anywhere',
    '& + &': { paddingBlockStart: 'var(--s-3)', borderBlockStart: '1px solid var(--line)' },
    '& p, & h3': { margin: 0 },
  },
  head: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0,1fr)',
    gap: 'var(--s-1)',
    alignItems: 'start',
    '& > svg': { width: '1.5rem', height: '1.5rem', color: 'var(--brand-strong)' },
    '&[data-state=delivered] > svg': { color: 'var(--success)' },
    '&[data-state=delayed] > svg, &[data-state=returned] > svg': { color: 'var(--warning)' },
  },
  state: { fontSize: 'var(--text-md)', fontWeight: 650, lineHeight: '1.5rem' },
  quiet: { color: 'var(--ink-2)', fontSize: 'var(--text-sm)', textWrapStyle: 'pretty' },
  away: { color: 'var(--warning)', fontSize: 'var(--text-sm)' },
  /** What happened, one thing below the other, the last one first. */
  events: {
    display: 'grid',
    gap: 'var(--s-1)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: 'var(--text-sm)',
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr)',
      paddingInlineStart: 'var(--s-15)',
      borderInlineStart: '2px solid var(--line-strong)',
    },
    '& time, & span': { color: 'var(--ink-2)' },
  },
  more: {
    '& > summary': {
      minHeight: '2.75rem',
      paddingBlock: '.625rem',
      fontSize: 'var(--text-sm)',
      fontWeight: 600,
      cursor: 'pointer',
    },
  },
  articles: { margin: 0, paddingInlineStart: '1.25em', fontSize: 'var(--text-sm)', color: 'var(--ink-2)' },
});
