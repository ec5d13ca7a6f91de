import { defineStyles } from '../../kit/style/define-styles.ts';
import { fold, foldTitle } from '../../kit/style/fold-styles.ts';

export const styles = defineStyles('product-details', {
  part: fold,
  title: {
    ...foldTitle,
    '& h2': { margin: 0, fontSize: 'var(--text-md)', fontWeight: 650, lineHeight: 1.4 },
  },
  text: {
    maxWidth: '44rem',
    paddingBlockEnd: 'var(--s-3)',
    '& p': { margin: 0, textWrapStyle: 'pretty' },
    '& p + p': { marginBlockStart: 'var(--s-15)' },
    '& a': { color: 'var(--brand-strong)', textUnderlineOffset: '.15em', paddingBlock: '.1875rem' },
  },
  facts: {
    display: 'grid',
    gap: 'var(--s-1)',
    margin: 0,
    fontSize: 'var(--text-sm)',
    lineHeight: 1.5,
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(8rem,1fr) minmax(0,2.5fr)',
      gap: 'var(--s-2)',
    },
    '& dt': { color: 'var(--ink-2)' },
    '& dd': { margin: 0, minWidth: 0 },
    '& p + p': { marginBlockStart: 'var(--s-05)' },
  },
  // The notice has its own colours, in every mode.
  guarantee: {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--s-2)',
    marginBlockStart: 'var(--s-3)',
    padding: 'var(--s-2)',
    border: '1.5px solid #7f888b',
    borderRadius: 'var(--r-md)',
    colorScheme: 'light',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    background: '#fff',
    color: '#000',
    fontSize: 'var(--text-sm)',
    lineHeight: 1.45,
    '& p': { margin: 0 },
    '& svg': { width: '2.5rem', height: '2.5rem', color: '#000' },
  },
  notice: { display: 'block', width: '6rem', height: 'auto', flex: 'none' },
});
