import { type CSSObject, defineLateStyles } from '../../../kit/style/define-styles.ts';
import { iconButton } from '../style/style-fragments.ts';

/** A line that can be chosen, by mouse or, marked by `aria-selected`, from the field. */
const line: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--s-15)',
  width: '100%',
  minHeight: '2.75rem',
  boxSizing: 'border-box',
  padding: '.25rem var(--s-15)',
  border: 0,
  borderRadius: 'var(--r-sm)',
  background: 'none',
  color: 'var(--ink)',
  font: '400 var(--text-md)/1.35 var(--font)',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
};

const chosen: CSSObject = {
  background: 'var(--surface)',
  outline: '2px solid var(--focus)',
  outlineOffset: '-2px',
};

/** What comes below the search field: within the layer on phones, else in a box of its own. */
export const searchPanel = defineLateStyles('header-search-panel', {
  root: {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minHeight: 0,
    boxSizing: 'border-box',
    color: 'var(--ink)',
    '&[hidden]': { display: 'none' },
    '[data-open=box] &': {
      position: 'absolute',
      inset: 'calc(100% + .5rem) 0 auto',
      zIndex: 'var(--z-flyout)',
      maxHeight: 'min(38rem, calc(100dvh - 9rem))',
      // Only seen in forced colours, which know no shadows.
      border: '1px solid transparent',
      borderRadius: 'var(--r-lg)',
      background: 'var(--raised)',
      boxShadow: 'var(--sh-3)',
    },
    '& [data-part=history]:not([hidden])': { display: 'flex', flexDirection: 'column', minHeight: 0 },
    // The lists themselves scroll: they are what the field controls.
    '& [role=listbox], & [role=grid]': {
      minHeight: 0,
      padding: '.25rem .25rem var(--s-2)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    '[data-open=box] & [role=listbox], [data-open=box] & [role=grid]': { padding: 'var(--s-1)' },
    '& [role=grid][id]': { paddingBlockStart: 0 },
    '[data-open=box] & [role=listbox]:not([hidden])': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr)',
      gridAutoColumns: 'minmax(0, 5fr)',
      alignContent: 'start',
      columnGap: 'var(--s-1)',
      '& > [data-part=products]': { gridColumn: 2, gridRow: '1 / span 3', fontSize: 'var(--text-sm)' },
      // Products alone have all the room.
      '&:has([data-part=terms][hidden] + [hidden]) > *': { gridColumn: '1 / -1' },
    },
    '& a, & button': line,
    '& a:hover, & button:hover': { background: 'var(--surface)' },
    '& mark': { background: 'none', color: 'inherit', fontWeight: 700 },
    '& [aria-selected=true]': chosen,
    '& [role=row]': { display: 'flex', alignItems: 'center' },
    '& [role=gridcell]:first-child': { flex: 1, minWidth: 0, borderRadius: 'var(--r-sm)' },
    '& [role=gridcell] + *': { borderRadius: '50%' },
    '& [role=gridcell] + * > button': { ...iconButton, color: 'var(--ink-2)' },
    '& [data-part=clear] button': { width: 'auto', color: 'var(--brand-strong)', fontSize: 'var(--text-sm)' },
    '& [data-part=products] a': { fontSize: 'inherit' },
    // A picture's place is kept before it is there; where there is none it stays empty.
    '& [data-part=products] a > :first-child': {
      flex: 'none',
      width: '3.5rem',
      height: '3.5rem',
      borderRadius: 'var(--r-sm)',
      background: 'var(--surface-2)',
      overflow: 'hidden',
    },
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
    // Prescribed: no theme and no colour mode reaches it.
    '& [data-part=energy]': {
      display: 'block',
      width: '3.6875rem',
      height: '1.75rem',
      marginBlockStart: 'var(--s-05)',
      colorScheme: 'light',
      forcedColorAdjust: 'none',
      font: '700 12px Calibri,Carlito,var(--font)',
      textAnchor: 'middle',
      stroke: '#000',
      strokeWidth: 1.5,
      strokeLinejoin: 'round',
      '& text': { stroke: 'none', fill: '#000' },
      '& > :last-child': { fill: '#fff', stroke: '#000', strokeWidth: 2, paintOrder: 'stroke' },
    },
    '& small': { display: 'block', color: 'var(--ink-3)', fontSize: 'var(--text-xs)' },
    '& b': {
      marginInlineStart: 'auto',
      fontWeight: 700,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  },
  title: {
    padding: 'var(--s-1) var(--s-15) .25rem',
    '[data-part=history] > &': { paddingInline: 'var(--s-2)' },
    '[data-open=box] [data-part=history] > &': { padding: 'var(--s-2) 1.25rem .25rem' },
    color: 'var(--ink-3)',
    fontSize: 'var(--text-xs)',
    fontWeight: 600,
    lineHeight: 1.4,
  },
  leave: {
    ...iconButton,
    display: 'none',
    flex: 'none',
    '[data-open=layer] &': { display: 'grid' },
  },
  refusal: {
    position: 'absolute',
    insetBlockStart: 'calc(100% + .375rem)',
    insetInlineStart: '.5rem',
    zIndex: 'var(--z-flyout)',
    margin: 0,
    padding: '.375rem .75rem',
    border: '1px solid var(--error)',
    borderRadius: 'var(--r-sm)',
    background: 'var(--error-soft)',
    color: 'var(--ink)',
    fontSize: 'var(--text-sm)',
    lineHeight: 1.4,
    '&:empty': { display: 'none' },
  },
});
