import { defineStyles } from '../style/define-styles.ts';

/** Colours and outlines are prescribed (Delegated Regulations under (EU) 2017/1369): no theme and no colour mode reaches them. */
export const energyStyles = defineStyles('energy', {
  root: {
    display: 'block',
    width: '3.6875rem',
    height: '1.75rem',
    flex: 'none',
    colorScheme: 'light',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    font: '700 12px Calibri,Carlito,var(--font)',
    textAnchor: 'middle',
    stroke: '#000',
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    '& > :first-child': { fill: '#fff' },
    '& text': { stroke: 'none', fill: '#000' },
    '& > :last-child': {
      fontSize: '32px',
      fill: '#fff',
      stroke: '#000',
      strokeWidth: 2,
      paintOrder: 'stroke',
    },
  },
  // Ends of a scale, and classes, with plus signs.
  small: { fontSize: '9px', letterSpacing: '-.02em' },
  long: { '&&&': { fontSize: '27px' }, '& tspan': { fontSize: '16px', letterSpacing: '-.1em' } },
  link: { position: 'relative', zIndex: 1, borderRadius: 'var(--r-xs)' },
});
