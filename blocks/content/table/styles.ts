import { defineStyles } from '../../kit/style/define-styles.ts';

// Grounds that move with the table cover shadows at the edges, which stand still: a shadow shows where more is to be seen.
const shade = 'color-mix(in srgb,var(--ink) 22%,transparent),transparent';
const cue = [
  'linear-gradient(90deg,var(--bg) 40%,transparent) 0/2.5rem 100% no-repeat local',
  'linear-gradient(270deg,var(--bg) 40%,transparent) 100%/2.5rem 100% no-repeat local',
  `linear-gradient(90deg,${shade}) 0/.75rem 100% no-repeat`,
  `linear-gradient(270deg,${shade}) 100%/.75rem 100% no-repeat`,
].join(',');

export const styles = defineStyles('table', {
  region: { overflowX: 'auto', background: cue, '@media print': { overflow: 'visible', background: 'none' } },
  root: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.4,
    textAlign: 'start',
    '& th,& td': {
      minWidth: '6rem',
      padding: 'var(--s-15) var(--s-2) var(--s-15) 0',
      borderBlockEnd: '1px solid var(--line)',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'break-word',
    },
    '& th': { fontWeight: 650 },
    // A long word in the name of a row must not push the other columns out of view.
    '& th[scope=row]': { minWidth: '7rem', overflowWrap: 'anywhere' },
    '& thead > tr > *': {
      borderBlockEnd: '1.5px solid var(--line-strong)',
      fontSize: 'var(--text-sm)',
      verticalAlign: 'bottom',
    },
    '& tr > :last-child': { paddingInlineEnd: 0 },
    '& tr': { breakInside: 'avoid' },
  },
  caption: {
    paddingBlockEnd: 'var(--s-1)',
    fontSize: 'var(--text-xl)',
    fontWeight: 700,
    letterSpacing: '-.015em',
    lineHeight: 1.2,
    textAlign: 'start',
  },
  // Stays in view while the table below it scrolls.
  name: {
    position: 'sticky',
    insetInlineStart: 0,
    display: 'block',
    maxWidth: 'calc(100cqi - 2*var(--gutter))',
    width: 'fit-content',
    textWrap: 'balance',
  },
  end: { 'tr > &': { textAlign: 'end', whiteSpace: 'nowrap' } },
  note: { margin: 'var(--s-15) 0 0', maxWidth: '65ch', color: 'var(--ink-3)', fontSize: 'var(--text-sm)' },
});
