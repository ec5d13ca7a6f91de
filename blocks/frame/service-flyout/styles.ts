import { headerEntry } from '../../kit/style/header-entry.ts';
import { droppedPanel } from '../../kit/layer/dropped-panel.ts';
import { defineStyles } from '../../kit/style/define-styles.ts';
import { wordsForListeners } from '../../kit/style/visually-hidden.ts';

export const styles = defineStyles('service-flyout', {
  root: { '@media print': { display: 'none' } },
  button: {
    padding: 0,
    border: 0,
    background: 'none',
    font: '400 var(--text-xs)/1.3 var(--font)',
    cursor: 'pointer',
    anchorName: '--service-flyout',
    ...headerEntry,
  },
  word: {
    ...wordsForListeners,
    '@media from(laptop)': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
  },
  // The browser opens and closes it, also by Escape and by a click beside it.
  panel: {
    '&:popover-open': {
      display: 'grid',
      gap: 'var(--s-3)',
      gridTemplateColumns: 'minmax(0,1fr)',
      '@media from(tablet)': { gridTemplateColumns: 'repeat(auto-fit,minmax(11rem,1fr))' },
    },
    ...droppedPanel({
      ...{ anchor: '--service-flyout', top: '7rem', width: '32rem', maxHeight: 'calc(100dvh - 4rem)' },
    }),
  },
  title: { margin: '0 0 .375rem', fontSize: 'var(--text-sm)', fontWeight: 700, lineHeight: 1.4 },
  links: {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '2.25rem',
      color: 'var(--ink-2)',
      fontSize: 'var(--text-sm)',
      lineHeight: 1.35,
      textDecoration: 'none',
    },
    '& a:hover': { color: 'var(--brand-strong)', textDecoration: 'underline' },
  },
  contact: {
    display: 'grid',
    gridColumn: '1/-1',
    justifyItems: 'start',
    margin: 0,
    paddingBlockStart: 'var(--s-2)',
    borderBlockStart: '1px solid var(--line)',
    color: 'var(--ink-2)',
    fontSize: 'var(--text-sm)',
    lineHeight: 1.5,
    '& a': {
      paddingBlock: '.125rem',
      color: 'var(--brand-strong)',
      fontSize: 'var(--text-md)',
      fontWeight: 650,
      textUnderlineOffset: '.2em',
    },
  },
});
