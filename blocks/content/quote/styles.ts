import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('quote', {
  text: {
    margin: 0,
    maxWidth: '32em',
    fontSize: 'var(--text-xl)',
    fontWeight: 650,
    lineHeight: 1.35,
    letterSpacing: '-.015em',
    textWrap: 'balance',
    '@container from(laptop)': { fontSize: 'var(--text-2xl)' },
    // The marks are those of the page's language.
    '&::before': { content: 'open-quote' },
    '&::after': { content: 'close-quote' },
  },
  by: {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--s-15)',
    marginBlockStart: 'var(--s-2)',
    color: 'var(--ink-2)',
    fontSize: 'var(--text-sm)',
  },
  picture: {
    flex: 'none',
    width: '3.5rem',
    height: '3.5rem',
    borderRadius: '50%',
    background: 'var(--surface-2)',
    objectFit: 'cover',
    filter: 'var(--pic)',
  },
  name: { display: 'block', color: 'var(--ink)', fontWeight: 650 },
});
