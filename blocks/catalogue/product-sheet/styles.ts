import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('product-sheet', {
  // A paper: black on white in every mode.
  paper: {
    padding: 'var(--s-2)',
    border: '1.5px solid #7f888b',
    borderRadius: 'var(--r-md)',
    colorScheme: 'light',
    background: '#fff',
    color: '#000',
  },
  title: { margin: '0 0 var(--s-15)', fontSize: 'var(--text-lg)', fontWeight: 650, lineHeight: 1.3 },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 'var(--text-sm)',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: '.4rem .5rem .4rem 0',
      borderBlockStart: '1px solid #c9c9c9',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& th': { width: '45%', fontWeight: 400, hyphens: 'auto' },
    '& td': { fontWeight: 600 },
  },
  source: {
    margin: 'var(--s-15) 0 0',
    fontSize: 'var(--text-xs)',
    lineHeight: 1.4,
    '& a': { color: 'inherit', paddingBlock: '.1875rem' },
  },
});
