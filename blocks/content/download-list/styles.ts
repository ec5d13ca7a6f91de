import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('download-list', {
  intro: { maxWidth: '65ch', margin: '0 0 var(--s-2)', color: 'var(--ink-2)', textWrapStyle: 'pretty' },
  list: {
    maxWidth: '52rem',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: '1px solid var(--line)',
  },
  file: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0,1fr)',
    alignItems: 'center',
    gap: '0 var(--s-2)',
    padding: 'var(--s-2) var(--s-1)',
    borderBlockEnd: '1px solid var(--line)',
    transition: 'background-color var(--t-fast)',
    '&:has(a):hover': { background: 'var(--surface)' },
  },
  arrow: {
    width: '1.5rem',
    height: '1.5rem',
    fill: 'none',
    stroke: 'var(--brand-strong)',
    strokeWidth: 1.8,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  title: {
    display: 'block',
    color: 'var(--brand-strong)',
    fontWeight: 650,
    textDecoration: 'none',
    '&[href]::after': { content: '""', position: 'absolute', inset: 0 },
    '$file:hover &[href]': { textDecoration: 'underline' },
  },
  text: { margin: '.125rem 0 0', color: 'var(--ink-2)', fontSize: 'var(--text-sm)' },
  facts: {
    display: 'block',
    color: 'var(--ink-3)',
    fontSize: 'var(--text-sm)',
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
  },
});
