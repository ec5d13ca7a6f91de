import { defineStyles } from '../../kit/style/define-styles.ts';

const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;
const inner = {
  maxWidth: 'var(--container)',
  boxSizing: 'border-box',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
} as const;

/** Marks of others keep a white ground in both colour modes. */
const whitePatch = {
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-xs)',
  background: 'var(--bg)',
  color: 'var(--ink)',
  colorScheme: 'light',
} as const;

export const styles = defineStyles('footer', {
  root: {
    background: 'var(--surface)',
    color: 'var(--ink-2)',
    fontSize: 'var(--text-sm)',
    lineHeight: 1.5,
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
  },
  top: {
    ...inner,
    display: 'grid',
    gap: 'var(--s-4) var(--s-3)',
    paddingBlock: 'var(--s-5) var(--s-4)',
    '@container from(laptop)': {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      columnGap: 'var(--s-6)',
    },
  },
  shop: {
    '@container from(tablet)': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 'var(--s-5)' },
    '@container from(laptop)': { display: 'block', gridRow: '1 / span 2' },
  },
  contact: { display: 'grid', justifyItems: 'start', margin: 'var(--s-1) 0 var(--s-2)' },
  phone: {
    '$contact > &': {
      paddingBlock: '.125rem',
      color: 'var(--brand-strong)',
      fontSize: 'var(--text-md)',
      fontWeight: 650,
      textDecoration: 'underline',
      textUnderlineOffset: '.2em',
    },
  },
  marks: {
    ...plainList,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--s-1)',
    '& li': {
      ...whitePatch,
      padding: '.3125rem .625rem',
      fontSize: 'var(--text-xs)',
      fontWeight: 650,
      lineHeight: 1.4,
    },
    '@container from(tablet)': { gridArea: '1 / 2 / span 2', alignContent: 'center', justifyContent: 'end' },
    '@container from(laptop)': { justifyContent: 'start' },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignContent: 'start',
    gap: 'var(--s-4) var(--s-3)',
    '& ul': plainList,
    '& li a': { display: 'inline-block', paddingBlock: '.375rem' },
    '@container from(tablet)': { gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))' },
  },
  title: {
    margin: '0 0 .375rem',
    color: 'var(--ink)',
    fontSize: 'var(--text-sm)',
    fontWeight: 700,
    lineHeight: 1.5,
  },
  seals: {
    ...plainList,
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'end',
    gap: 'var(--s-1)',
    '& li': {
      ...whitePatch,
      display: 'flex',
      alignItems: 'center',
      gap: '.375rem',
      minHeight: '2.25rem',
      padding: '0 .75rem 0 .5rem',
      borderRadius: 'var(--r-sm)',
      fontSize: 'var(--text-xs)',
      fontWeight: 650,
    },
    '& svg': { width: '1.25rem', height: '1.25rem', color: 'var(--brand-strong)' },
    '@container from(laptop)': { gridColumn: 2 },
  },
  note: {
    ...inner,
    paddingBlockEnd: 'var(--s-3)',
    fontSize: 'var(--text-xs)',
    '& p': { margin: '0 0 var(--s-1)', maxWidth: '75ch' },
    '& a': { textDecoration: 'underline' },
  },
  end: {
    display: 'grid',
    gap: 'var(--s-15)',
    padding: 'var(--s-3) max(var(--gutter), calc((100% - var(--container)) / 2 + var(--gutter)))',
    borderBlockStart: '1px solid var(--line)',
    fontSize: 'var(--text-xs)',
    '@container from(laptop)': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 'var(--s-4)',
    },
  },
  company: { display: 'flex', flexWrap: 'wrap', columnGap: 'var(--s-2)', margin: 0 },
  legal: {
    '& ul': { ...plainList, display: 'flex', flexWrap: 'wrap', columnGap: 'var(--s-3)' },
    '& a': { display: 'inline-block', paddingBlock: '.375rem' },
    '@media print': { display: 'none' },
  },
  // Without scripts nothing is stored that could be agreed to.
  consent: { '@media (scripting:none)': { display: 'none' } },
  withdrawal: {
    '$legal & a': {
      color: 'var(--brand-strong)',
      fontWeight: 650,
      textDecoration: 'underline',
      textUnderlineOffset: '.2em',
    },
  },
});
