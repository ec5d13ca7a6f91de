import { defineStyles } from '../style/define-styles.ts';

export const termsStyles = defineStyles('account-terms', {
  /** The box to tick stands on the line of its words, which may be two. */
  terms: { display: 'grid', gap: 'var(--s-05)' },
  legal: {
    display: 'grid',
    justifyItems: 'start',
    margin: 0,
    paddingInlineStart: 'calc(1.5rem + var(--s-15))',
    fontSize: 'var(--text-sm)',
    '& a': { paddingBlock: '.1875rem', color: 'var(--brand-strong)', textUnderlineOffset: '.15em' },
  },
});
