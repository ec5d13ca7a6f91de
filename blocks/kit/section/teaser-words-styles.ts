import { cardTitle } from './card-title.ts';
import { defineStyles } from '../style/define-styles.ts';

export const teaserWords = defineStyles('teaser-words', {
  title: cardTitle,
  text: { margin: 'var(--s-1) 0 0', color: 'var(--ink-2)', textWrapStyle: 'pretty' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'var(--s-05)',
    marginBlockStart: 'var(--s-2)',
    color: 'var(--brand-strong)',
    fontWeight: 650,
    textDecoration: 'none',
    '& svg': { width: '1.25rem', height: '1.25rem', transition: 'translate var(--t-base) var(--ease)' },
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--r-lg)' },
    // The ring is drawn inside: the card cuts off what leaves it.
    '&:focus-visible': { outlineOffset: -3 },
    '&:hover': { textDecoration: 'underline', '& svg': { translate: '.1875rem' } },
  },
});
