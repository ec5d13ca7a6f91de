import { defineStyles } from '../../kit/style/define-styles.ts';
import { tileParts } from '../../kit/style/tile-parts.ts';
import { tool } from '../../kit/style/tool-styles.ts';

export const styles = defineStyles('instalment-calculator', {
  root: tool.root,
  text: tool.text,
  unavailable: {
    margin: 'var(--s-3) 0 0',
    padding: 'var(--s-2) var(--s-3)',
    maxWidth: '60ch',
    border: '1px solid transparent',
    borderRadius: 'var(--r-md)',
    background: 'var(--warning-soft)',
    fontSize: 'var(--text-md)',
    '& > svg': { width: '1.5rem', height: '1.5rem', marginBlockStart: 0, color: 'var(--warning)' },
  },
  parts: tool.parts,
  opener: { marginBlockStart: 'var(--s-3)' },
  dialog: {
    boxSizing: 'border-box',
    width: 'min(60rem, calc(100vw - 1rem))',
    maxHeight: 'calc(100dvh - 1rem)',
    padding: 'var(--s-2) var(--s-3) var(--s-4)',
    border: 0,
    borderRadius: 'var(--r-lg)',
    background: 'var(--bg)',
    color: 'var(--ink)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // The parts within look at its width, not at that of the page.
    '&[open]': { containerType: 'inline-size' },
    '&::backdrop': { background: 'var(--scrim)' },
    // Opened by the server, where no script lifts it above the page.
    '&:not(:modal)': { position: 'static', width: '100%', maxHeight: 'none', margin: 0, paddingInline: 0 },
  },
  dialogHead: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 'var(--s-2)' },
  dialogName: { margin: 0, fontSize: 'var(--text-xl)', fontWeight: 700, lineHeight: 1.2 },
  form: { display: 'grid', gap: 'var(--s-3)', minWidth: 0 },
  price: { '@container from(tablet)': { maxWidth: '26rem' } },
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    gap: 'var(--s-15)',
    marginBlockStart: 'var(--s-05)',
    '@container from(tablet)': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  },
  /** For a number of tiles that does not fill rows of three. */
  byFour: { '@container from(tablet)': { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' } },
  option: { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' },
  pauseOption: { position: 'relative', display: 'grid', gridColumn: '1/-1' },
  ...tileParts,
  calculate: { '@container from(tablet)': { justifySelf: 'start', minWidth: '12rem' } },
  /** The borders of notes, too, are seen in forced colours only. */
  result: { ...tool.panel, margin: 0 },
  shortened: {
    margin: '0 0 var(--s-2)',
    padding: 'var(--s-15) var(--s-2)',
    border: '1px solid transparent',
    borderRadius: 'var(--r-md)',
    background: 'var(--warning-soft)',
    '& > svg': { color: 'var(--warning)' },
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: 'var(--s-1) 0',
      borderBlockEnd: '1px solid var(--line)',
      fontWeight: 400,
      textAlign: 'start',
      verticalAlign: 'baseline',
    },
    '& td': { paddingInlineStart: 'var(--s-2)', textAlign: 'end', whiteSpace: 'nowrap' },
    '& tr:last-child > *': { borderBlockEnd: 0, paddingBlockEnd: 0 },
  },
  caption: {
    paddingBlockEnd: 'var(--s-1)',
    textAlign: 'start',
    fontSize: 'var(--text-xl)',
    fontWeight: 650,
    lineHeight: 1.2,
    letterSpacing: '-.015em',
    textWrap: 'balance',
  },
  monthly: { '& > th, & > td': { fontWeight: 600 } },
  total: { '& > th, & > td': { fontSize: 'var(--text-lg)', fontWeight: 750 } },
});
