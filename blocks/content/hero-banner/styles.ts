import { defineStyles } from '../../kit/style.ts';

export const styles = defineStyles('hero-banner', {
  root: { position: 'relative', background: 'var(--hero-ground)', color: 'var(--hero-ink)', colorScheme: 'light' },
  media: {
    display: 'block',
    width: '100%',
    height: '15.5rem',
    objectFit: 'cover',
    objectPosition: 'var(--hero-focus)',
    filter: 'var(--pic)',
    '@container from(tablet)': { height: '21rem' },
    '@container from(laptop)': { height: 'clamp(24rem, 42vw, 40rem)' },
  },
  words: {
    padding: 'var(--s-4) var(--gutter) var(--s-5)',
    '@container from(tablet)': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 'var(--s-3)' },
    '@container from(laptop)': {
      position: 'absolute',
      inset: 0,
      display: 'flex',
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'flex-start',
      justifyContent: 'center',
      maxWidth: 'var(--container)',
      margin: '0 auto',
      boxSizing: 'border-box',
      paddingBlock: 'var(--s-4)',
    },
  },
  title: { margin: 0, fontSize: 'var(--text-display)', fontWeight: 750, lineHeight: 1.02, letterSpacing: '-.035em', textWrap: 'balance', '@container from(laptop)': { maxWidth: '9em' } },
  text: { margin: 'var(--s-2) 0 0', fontSize: 'var(--text-lg)', textWrapStyle: 'pretty', '@container from(laptop)': { maxWidth: '22em' } },
  actions: {
    display: 'flex',
    flexDirection: 'column',
    gap: 'var(--s-15)',
    marginBlockStart: 'var(--s-3)',
    '@container from(tablet)': { flexDirection: 'row', marginBlockStart: 0 },
    '@container from(laptop)': { marginBlockStart: 'var(--s-3)' },
  },
  first: { background: 'var(--hero-button)', color: '#fff', '--focus': 'var(--hero-ink)', '&:hover': { filter: 'brightness(1.25)' } },
  second: { borderColor: 'currentColor', color: 'inherit', '--focus': 'var(--hero-ink)', '&:hover': { background: 'rgb(255 255 255/.25)' } },
});
