import { defineStyles } from '../style/define-styles.ts';

/** Tables of amounts on pages of the account: what, and at its end the amounts below each other. */
export const ledgerTable = defineStyles('ledger-table', {
  root: {
    width: '100%',
    maxWidth: '52rem',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th,& td': {
      padding: 'var(--s-15) 0 var(--s-15) var(--s-15)',
      borderBlockEnd: '1px solid var(--line)',
      textAlign: 'end',
      verticalAlign: 'baseline',
      fontWeight: 400,
    },
    '& th:first-child': { paddingInlineStart: 0, textAlign: 'start' },
    '& thead th': { color: 'var(--ink-2)', fontSize: 'var(--text-sm)' },
    '& td': { whiteSpace: 'nowrap' },
    // What is below the words of a cell may take more lines.
    '& td > :nth-child(2)': { whiteSpace: 'normal' },
  },
  /** On a phone the two amounts of a row stand below its words. */
  stacked: {
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    '& th:first-child': { gridColumn: '1 / -1', paddingBlockEnd: 0, borderBlockEnd: 0 },
    '@container from(tablet)': {
      '& tr': { display: 'table-row' },
      '& th:first-child': { paddingBlockEnd: 'var(--s-15)', borderBlockEnd: '1px solid var(--line)' },
    },
  },
  /** Its first words. */
  name: { display: 'block', fontWeight: 650 },
  /** What else is said there; a link goes to the next line as a whole, as long as it fits there. */
  more: {
    display: 'block',
    color: 'var(--ink-2)',
    fontSize: 'var(--text-sm)',
    '& a': { display: 'inline-block', color: 'inherit' },
  },
  late: { color: 'var(--error)', fontWeight: 650 },
  done: { color: 'var(--success)' },
});
