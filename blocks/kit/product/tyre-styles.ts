import { defineStyles } from '../style/define-styles.ts';

/** Colours are prescribed (Regulation (EU) 2020/740): no theme and no colour mode reaches them. */
export const tyreStyles = defineStyles('tyre', {
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--s-05)',
    colorScheme: 'light',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    color: '#000',
    font: '700 var(--text-xs)/1 var(--font)',
    fontVariantNumeric: 'tabular-nums',
    '& > span': {
      display: 'inline-flex',
      alignItems: 'stretch',
      height: '1.75rem',
      boxSizing: 'border-box',
      overflow: 'hidden',
      border: '1px solid #c4c4c4',
      borderRadius: 'var(--r-xs)',
      background: '#fff',
    },
    '& svg': {
      width: '1rem',
      margin: 'auto .3125rem',
      fill: 'none',
      stroke: '#000',
      strokeWidth: 1.8,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    '& b': {
      display: 'grid',
      placeItems: 'center',
      minWidth: '1.25rem',
      font: 'inherit',
      whiteSpace: 'nowrap',
    },
  },
  noise: { paddingInlineEnd: '.4375rem' },
  a: { background: '#00963f' },
  b: { background: '#52ae32' },
  c: { background: '#c8d300' },
  d: { background: '#ffed00' },
  e: { background: '#fbba00' },
});
