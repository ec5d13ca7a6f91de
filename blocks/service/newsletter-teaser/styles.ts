import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('newsletter-teaser', {
  root: {
    background: 'var(--brand-deep)',
    color: 'var(--on-deep)',
    '--focus': 'var(--deep-focus)',
    '@media print': { display: 'none' },
  },
  inner: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-3)',
    maxWidth: 'var(--container)',
    boxSizing: 'border-box',
    margin: '0 auto',
    padding: 'var(--s-5) var(--gutter) var(--s-6)',
    '@container from(laptop)': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'center',
      columnGap: 'var(--s-8)',
      paddingBlock: 'var(--s-6)',
    },
  },
  title: {
    margin: 0,
    fontSize: 'var(--text-2xl)',
    fontWeight: 700,
    lineHeight: 1.15,
    letterSpacing: '-.018em',
    textWrap: 'balance',
  },
  text: {
    maxWidth: '34em',
    textWrapStyle: 'pretty',
    '& p, & ul, & ol': { margin: 'var(--s-1) 0 0' },
    '& a': { color: 'inherit' },
  },
  // What is wrong stands on the dark band in either colour mode.
  form: { minWidth: 0, '& [id$=-fault]': { colorScheme: 'dark' } },
  row: {
    display: 'grid',
    gap: 'var(--s-15)',
    '@container from(tablet)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  box: { padding: '0 var(--s-3)', borderRadius: 'var(--r-pill)' },
  submit: {
    background: 'var(--on-deep)',
    color: 'var(--brand-deep)',
    // Beside the box, below whose line of errors it must not sink.
    '@container from(tablet)': {
      alignSelf: 'start',
      marginBlockStart: 'calc(var(--text-sm) * 1.4 + var(--s-05))',
    },
    '&:hover:not([aria-disabled=true])': { background: 'var(--brand-soft)', color: 'var(--ink)' },
  },
  consent: {
    margin: 'var(--s-15) 0 0',
    fontSize: 'var(--text-xs)',
    lineHeight: 1.5,
    textWrapStyle: 'pretty',
    '& a': { paddingBlock: '.1875rem', color: 'inherit' },
  },
});
