import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('campaign-banner', {
  root: { position: 'relative', background: 'var(--brand-soft)', color: 'var(--ink)' },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0 var(--s-2)',
    marginBlock: 0,
    paddingBlock: 'var(--s-1)',
    fontWeight: 600,
    textAlign: 'center',
    '@media print': { border: '1px solid' },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'var(--s-05)',
    paddingBlock: '.1875rem',
    color: 'var(--brand-strong)',
    textUnderlineOffset: '.15em',
    '& svg': { width: '1.25rem', height: '1.25rem' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    // The ring is drawn inside: the line reaches from edge to edge.
    '&:focus-visible': { outlineOffset: -2 },
  },
});
