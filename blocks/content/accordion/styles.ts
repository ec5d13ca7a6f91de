import { defineStyles } from '../../kit/style.ts';

const stroke = 'linear-gradient(currentColor,currentColor) center';

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
    // A plus, and a minus when it is open.
    '&::after': {
      content: '""',
      flex: 'none',
      width: '.875rem',
      height: '.875rem',
      marginInlineEnd: 'var(--s-05)',
      background: `${stroke}/100% 1.5px no-repeat,${stroke}/1.5px 100% no-repeat`,
    },
    '[open] > &::after': { backgroundSize: '100% 1.5px,0 0' },
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
