import { defineStyles } from '../style/define-styles.ts';

/** List them, and those of hidden words, in the styles of a block that shows the logo. */
export const logoStyles = defineStyles('logo', {
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.625rem',
    minHeight: '2.75rem',
    fontSize: 'var(--text-lg)',
    lineHeight: 1.2,
    letterSpacing: '-.02em',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '& svg': { width: '1.625rem', height: '1.625rem', flex: 'none' },
    '& b': { color: 'var(--ink)', fontWeight: 750 },
    '@media from(laptop)': {
      gap: '.6875rem',
      fontSize: '1.4375rem',
      '& svg': { width: '1.875rem', height: '1.875rem' },
    },
  },
  leaf: { fill: 'var(--brand)' },
  veins: {
    fill: 'none',
    stroke: 'var(--bg)',
    strokeWidth: 1.7,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  first: { color: 'var(--ink-2)', '@media (max-width:339px)': { display: 'none' } },
});
