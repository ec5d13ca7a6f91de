import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('order-tracking', {
  /** Parcels, or what comes back, one below the other. */
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-2)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: 'var(--text-sm)',
    lineHeight: 1.5,
    '& > li + li': { paddingBlockStart: 'var(--s-2)', borderBlockStart: '1px solid var(--line)' },
    '& p': { margin: 0, overflowWrap: 'anywhere', textWrapStyle: 'pretty' },
    '& ul': { margin: 0, paddingInlineStart: '1.25em', color: 'var(--ink-2)', overflowWrap: 'anywhere' },
  },
  /** Who brings it, and by which number. */
  parcel: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 var(--s-2)' },
  number: { fontVariantNumeric: 'tabular-nums' },
  /** Something that can be done, which opens below its name. */
  task: {
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--r-md)',
    background: 'var(--raised)',
    '&[open] > summary': { borderBlockEnd: '1px solid var(--line)' },
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 'var(--s-2)',
      minHeight: '3rem',
      padding: 'var(--s-1) var(--s-2)',
      boxSizing: 'border-box',
      fontWeight: 650,
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '&::after': {
        content: '""',
        flex: 'none',
        width: '.5rem',
        height: '.5rem',
        border: 'solid currentColor',
        borderWidth: '0 2px 2px 0',
        rotate: '45deg',
        translate: '-.25rem -.125rem',
      },
    },
    '&[open] > summary::after': { rotate: '225deg', translate: '-.25rem .125rem' },
    '& > form': { padding: 'var(--s-2)', '@container from(tablet)': { padding: 'var(--s-3)' } },
  },
  articles: { margin: 0, paddingInlineStart: '1.25em', overflowWrap: 'anywhere' },
});
