import { defineStyles } from '../../kit/style/define-styles.ts';

/** The picture's calm left third, less what lies left of the words. */
const calmWidth = 'calc(34cqi - (100cqi - min(100cqi,var(--container))) / 2 - var(--gutter))';

export const styles = defineStyles('hero-banner', {
  root: {
    position: 'relative',
    overflow: 'hidden',
    background: 'var(--hero-ground)',
    color: 'var(--hero-ink)',
    // Its colours belong to the picture, which stays the same in both modes.
    colorScheme: 'light',
    '--focus': 'var(--hero-ink)',
  },
  media: {
    display: 'block',
    width: '100%',
    height: '15.5rem',
    objectFit: 'cover',
    objectPosition: 'var(--hero-focus)',
    filter: 'var(--pic)',
    '@container from(tablet)': { height: '21rem' },
    '@container from(laptop)': { position: 'absolute', inset: 0, height: '100%' },
  },
  words: {
    padding: 'var(--s-4) max(var(--gutter),var(--s-2)) var(--s-5)',
    '@container from(tablet)': {
      display: 'flex',
      // In large type the buttons come below the words.
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 'var(--s-3) var(--s-4)',
    },
    '@container from(laptop)': {
      position: 'relative',
      flexFlow: 'column',
      // They make the banner's height: whether there is a picture or not, and however many they are.
      minHeight: 'clamp(24rem,41.7cqi,42rem)',
      alignItems: 'flex-start',
      justifyContent: 'center',
      gap: 0,
      boxSizing: 'border-box',
      width: '100%',
      maxWidth: 'var(--container)',
      margin: '0 auto',
      paddingBlock: 'var(--s-4)',
    },
  },
  group: {
    '@container from(tablet)': { flex: '1 1 16rem' },
    '@container from(laptop)': { flex: 'none', width: calmWidth },
  },
  // Never so large that the longest word leaves its place.
  title: {
    margin: 0,
    fontSize: 'min(var(--text-display),calc((100cqi - 2*var(--s-2)) / var(--hero-longest)))',
    fontWeight: 750,
    lineHeight: 1.02,
    letterSpacing: '-.035em',
    textWrap: 'balance',
    '@container from(tablet)': { fontSize: 'min(var(--text-display),calc(64cqi / var(--hero-longest)))' },
    '@container from(laptop)': {
      fontSize: `min(var(--text-display),calc((${calmWidth}) / var(--hero-longest)))`,
    },
  },
  text: { margin: 'var(--s-2) 0 0', fontSize: 'var(--text-lg)', lineHeight: 1.45, textWrapStyle: 'pretty' },
  actions: {
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    gap: 'var(--s-15)',
    marginBlockStart: 'var(--s-3)',
    '@container from(tablet)': { marginBlockStart: 0 },
    '@container from(laptop)': { flexDirection: 'row', marginBlockStart: 'var(--s-3)' },
  },
  first: {
    background: 'var(--brand-deep)',
    color: 'var(--on-deep)',
    '&:hover': { filter: 'brightness(1.25)' },
  },
  firstOnDark: {
    background: 'var(--hero-ink)',
    color: 'var(--hero-ground)',
    '&:hover': { filter: 'brightness(.92)' },
  },
  second: {
    borderColor: 'currentColor',
    color: 'inherit',
    '&:hover': { background: 'color-mix(in srgb,var(--hero-ink) 12%,transparent)' },
  },
  inset: {
    borderRadius: 'var(--r-lg)',
    '& $words': {
      padding: 'var(--s-3) var(--s-3) var(--s-4)',
      // Words may lie over the picture here, so the ground shines through under them.
      '@container from(laptop)': {
        minHeight: 'clamp(22rem,30cqi,30rem)',
        maxWidth: 'none',
        padding: 'var(--s-4) var(--s-6)',
        background:
          'linear-gradient(90deg,color-mix(in srgb,var(--hero-ground) 88%,transparent),color-mix(in srgb,var(--hero-ground) 78%,transparent) 30%,color-mix(in srgb,var(--hero-ground) 50%,transparent) 46%,transparent 66%)',
      },
    },
    '& $group': { '@container from(laptop)': { width: 'auto', maxWidth: '40cqi' } },
    '& $title': {
      fontSize: 'min(var(--text-3xl),calc((100cqi - 6*var(--s-2)) / var(--hero-longest)))',
      lineHeight: 1.12,
      letterSpacing: '-.02em',
      '@container from(laptop)': {
        maxWidth: '9em',
        fontSize: 'min(var(--text-3xl),calc(38cqi / var(--hero-longest)))',
      },
    },
    '& $text': {
      marginBlockStart: 'var(--s-1)',
      fontSize: 'var(--text-md)',
      '@container from(laptop)': { maxWidth: '26em' },
    },
  },
});
