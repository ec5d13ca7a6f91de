import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('accordion', {
  headline: { marginBlockEnd: 'var(--s-2)' },
  item: {
    borderBlockEnd: '1px solid var(--line)',
    '&:first-child': { borderBlockStart: '1px solid var(--line)' },
    // On paper nothing can be opened.
    '@media print': { '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' } },
  },
  title: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--s-2)',
    minHeight: '3.25rem',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    // A plus, and a minus when it is open; nobody needs to hear it.
    '&::after': {
      content: ['"+"', '"+"/""'],
      flex: 'none',
      width: '1em',
      color: 'var(--ink-2)',
      fontSize: '1.75rem',
      fontWeight: 300,
      lineHeight: 1,
      textAlign: 'center',
    },
    '[open] > &::after': { content: ['"\u2212"', '"\u2212"/""'] },
    '&:hover': { color: 'var(--brand-strong)' },
    '@media print': { '&::after': { display: 'none' } },
  },
  name: {
    margin: 0,
    paddingBlock: 'var(--s-15)',
    minWidth: 0,
    font: 'inherit',
    fontWeight: 650,
    overflowWrap: 'anywhere',
  },
  text: { paddingBlockEnd: 'var(--s-3)' },
});
