import { defineStyles } from '../../../kit/style/define-styles.ts';
import { inset, plainList } from '../style/style-fragments.ts';

/** What a category opens: folded out in the sheet, flown out below the row. */
export const flyout = defineStyles('header-flyout', {
  root: {
    display: 'grid',
    gap: 'var(--s-3)',
    padding: '0 0 var(--s-3)',
    '& ul': plainList,
    '@media from(laptop)': {
      position: 'absolute',
      inset: 'calc(100% + 1px) 0 auto',
      zIndex: 'var(--z-flyout)',
      grid: 'auto 1fr / repeat(auto-fill, minmax(max(10rem, 13%), 1fr))',
      alignItems: 'start',
      gap: 'var(--s-3)',
      maxHeight: 'calc(100dvh - 10.625rem)',
      boxSizing: 'border-box',
      padding: `var(--s-4) ${inset} var(--s-4)`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // Only seen in forced colours, which know no shadows.
      borderBlockEnd: '1px solid transparent',
      background: 'var(--raised)',
      boxShadow: 'var(--sh-3)',
      // The shadow falls on the page, not on the row.
      clipPath: 'inset(0 0 -5rem)',
    },
    '@media (prefers-reduced-motion:no-preference)': {
      '@media from(laptop)': {
        transition: 'opacity var(--t-base) var(--ease), translate var(--t-base) var(--ease)',
        '@starting-style': { opacity: 0, translate: '0 -.5rem' },
      },
    },
  },
  group: {
    '& a': {
      display: 'block',
      padding: '.625rem 0',
      color: 'var(--ink-2)',
      fontSize: '.9375rem',
      lineHeight: 1.4,
      textDecoration: 'none',
    },
    '& a:hover': { color: 'var(--brand-strong)', textDecoration: 'underline' },
    '@media from(laptop)': { '& a': { padding: '.375rem 0' } },
  },
  groupTitle: {
    '&, $group > &': {
      display: 'block',
      paddingBlock: '0 .375rem',
      color: 'var(--ink)',
      fontSize: 'var(--text-sm)',
      fontWeight: 700,
      lineHeight: 1.4,
    },
  },
  all: {
    order: -1,
    justifySelf: 'start',
    paddingBlock: '.5rem',
    color: 'var(--brand-strong)',
    fontSize: '.9375rem',
    fontWeight: 650,
    textUnderlineOffset: '.2em',
    '@media from(laptop)': {
      order: 0,
      gridColumn: '1 / span 2',
      paddingBlock: '.1875rem',
      fontSize: 'var(--text-sm)',
    },
  },
  teaser: {
    display: 'block',
    overflow: 'hidden',
    borderRadius: 'var(--r-md)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    textDecoration: 'none',
    '&:hover b': { textDecoration: 'underline' },
    '@media from(laptop)': { display: 'none' },
    '@media from(desktop)': { display: 'block', gridColumn: '-3 / -1', gridRow: '1 / span 2' },
  },
  teaserPicture: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '2 / 1',
    objectFit: 'cover',
    background: 'var(--surface-2)',
    filter: 'var(--pic)',
  },
  teaserWords: {
    display: 'grid',
    gap: '.125rem',
    padding: 'var(--s-15) var(--s-2)',
    color: 'var(--ink-2)',
    fontSize: 'var(--text-sm)',
    '& b': { color: 'var(--ink)', fontSize: 'var(--text-md)', fontWeight: 650 },
  },
});
