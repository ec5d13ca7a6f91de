import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('order-tracking', {
  /** Amounts, each with what it is for. */
  amounts: {
    display: 'grid',
    gap: 'var(--s-1)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: 'var(--text-sm)',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 var(--s-2)' },
  },
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
  /** A form that is one button among others. */
  again: { '& > button': { width: '100%' } },
  articles: { margin: 0, paddingInlineStart: '1.25em', overflowWrap: 'anywhere' },
});
