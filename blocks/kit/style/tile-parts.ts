import { coveringControl } from './covering-control.ts';
import type { CSSObject } from './define-styles.ts';

/** A plan of payment as a tile that is a radio button, which lies over it; to be spread into a block's own parts. */
export const tileParts = {
  radio: {
    ...coveringControl,
    cursor: 'pointer',
    '&:disabled': { cursor: 'not-allowed' },
  },
  tile: {
    display: 'grid',
    alignContent: 'start',
    gap: '.125rem',
    padding: 'var(--s-15)',
    border: '1.5px solid var(--line-strong)',
    borderRadius: 'var(--r-sm)',
    background: 'var(--bg)',
    lineHeight: 1.4,
    fontVariantNumeric: 'tabular-nums',
    transition: 'background-color var(--t-fast), border-color var(--t-fast)',
    '$radio:hover + &': { background: 'var(--surface)', borderColor: 'var(--ink)' },
    '$radio:checked + &': {
      background: 'var(--brand-soft)',
      borderColor: 'var(--brand)',
      boxShadow: 'inset 0 0 0 .5px var(--brand)',
    },
    '$radio:focus-visible + &': { outline: '3px solid var(--focus)', outlineOffset: 2 },
    '$radio:disabled + &': {
      background: 'transparent',
      borderColor: 'var(--line-strong)',
      borderStyle: 'dashed',
      color: 'var(--ink-3)',
    },
  },
  /** Lies above the radio, so that its words can be pointed at as well. */
  count: { position: 'relative', zIndex: 1, fontWeight: 650, paddingInlineEnd: 'var(--s-2)' },
  amount: { fontSize: 'var(--text-sm)' },
  costs: { fontSize: 'var(--text-xs)', color: 'var(--ink-2)' },
  tick: {
    display: 'none',
    position: 'absolute',
    insetBlockStart: '.625rem',
    insetInlineEnd: '.625rem',
    width: '1.25rem',
    height: '1.25rem',
    borderRadius: 'var(--r-pill)',
    background: 'var(--brand)',
    color: 'var(--on-brand)',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.4,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '$radio:checked + $tile > &': { display: 'block' },
  },
} satisfies Record<string, CSSObject>;
