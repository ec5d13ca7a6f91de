import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('contact-card', {
  card: {
    boxSizing: 'border-box',
    padding: 'var(--s-3) var(--s-2)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-lg)',
    background: 'var(--raised)',
    '@container from(tablet)': { padding: 'var(--s-4)' },
  },
  title: { fontSize: 'var(--text-xl)' },
  text: { margin: 'var(--s-1) 0 0', maxWidth: '65ch', color: 'var(--ink-2)', textWrapStyle: 'pretty' },
  // Room is kept for one line, so that nothing moves when it is known whether somebody is there.
  status: {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--s-1)',
    minHeight: '1.5rem',
    margin: 'var(--s-1) 0 0',
    fontSize: 'var(--text-sm)',
    fontWeight: 650,
    '&:first-child': { marginBlockStart: 0 },
    '&::before': { content: '""', flex: 'none', width: '.625rem', height: '.625rem', borderRadius: '50%' },
    '&[data-state=open]': { color: 'var(--success)', '&::before': { background: 'currentColor' } },
    '&[data-state=closed]': {
      color: 'var(--ink-2)',
      '&::before': { boxShadow: 'inset 0 0 0 2px currentColor' },
    },
    '@media (scripting:none)': { display: 'none' },
    '@media (forced-colors:active)': {
      '&[data-state]::before': { border: '2px solid', boxSizing: 'border-box' },
      '&[data-state=open]::before': { forcedColorAdjust: 'none', background: 'CanvasText' },
    },
  },
  list: {
    display: 'grid',
    gap: 'var(--s-2) var(--s-4)',
    gridTemplateColumns: 'repeat(auto-fit,minmax(min(15rem,100%),1fr))',
    margin: 'var(--s-3) 0 0',
  },
  way: {
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0,1fr)',
    alignContent: 'start',
    columnGap: 'var(--s-15)',
    '& svg': { color: 'var(--brand-strong)' },
    '& dt, & dd': { gridColumn: 2, margin: 0 },
    '& svg + dt': { gridRow: 1 },
  },
  label: { color: 'var(--ink-3)', fontSize: 'var(--text-sm)' },
  value: {
    fontWeight: 600,
    fontStyle: 'normal',
    '& a': {
      display: 'inline-block',
      paddingBlock: '.1875rem',
      color: 'var(--brand-strong)',
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
    },
    '& address': { fontStyle: 'normal', fontWeight: 400 },
    '& span': { display: 'block', fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
  },
  more: { margin: 'var(--s-2) 0 0', '& a': { display: 'inline-block' } },
});
