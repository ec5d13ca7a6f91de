import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('guarantee-notice', {
  // A notice that the law draws: no colour mode and no theme changes it.
  notice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--s-2)',
    maxWidth: '42rem',
    padding: 'var(--s-2)',
    border: '1.5px solid #7f888b',
    borderRadius: 'var(--r-md)',
    colorScheme: 'light',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    background: '#fff',
    color: '#000',
    lineHeight: 1.45,
    '--focus': '#000',
    '& svg': { flex: 'none', width: '2rem', height: '2rem' },
    '& p': { margin: 'var(--s-05) 0 0', fontSize: 'var(--text-sm)' },
    '& a': { color: 'inherit' },
  },
  picture: { display: 'block', width: '100%', height: 'auto' },
  words: { flex: '1 1 16rem', minWidth: 0 },
});
