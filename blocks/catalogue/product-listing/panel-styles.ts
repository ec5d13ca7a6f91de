import { behindSheet } from '../../kit/layer/behind-sheet.ts';
import { roundButton } from '../../kit/style/round-button.ts';
import { defineStyles } from '../../kit/style/define-styles.ts';
import { wordsForListeners } from '../../kit/style/visually-hidden.ts';

const room = '.375rem';

/** The filters: a sheet over the page, opened by the browser alone; from laptop width on a column beside the list. */
export const panelStyles = defineStyles('product-listing-panel', {
  root: {
    '&:popover-open': {
      position: 'fixed',
      inset: 0,
      display: 'flex',
      flexDirection: 'column',
      boxSizing: 'border-box',
      width: '100%',
      maxWidth: 'none',
      height: 'auto',
      maxHeight: 'none',
      margin: 0,
      padding: 0,
      border: 0,
      background: 'var(--bg)',
      color: 'var(--ink)',
      overflow: 'hidden',
    },
    ...behindSheet('main'),
    '@media (prefers-reduced-motion:no-preference)': {
      '&:popover-open': { transition: 'translate var(--t-base) var(--ease)' },
      '@starting-style': { '&:popover-open': { translate: '0 2rem' } },
    },
    '@container from(laptop)': {
      // Over the rule for the open sheet, when a window grows while it is open.
      '&, &:popover-open': {
        gridArea: '1/1/3/2',
        position: 'sticky',
        inset: 'var(--s-2) auto auto',
        zIndex: 'auto',
        alignSelf: 'start',
        display: 'block',
        boxSizing: 'border-box',
        width: `calc(100% + 2*${room})`,
        maxHeight: 'calc(100dvh - 2*var(--s-2))',
        margin: `0 -${room}`,
        padding: room,
        border: 0,
        background: 'none',
        color: 'inherit',
        overflow: 'hidden auto',
        scrollbarWidth: 'thin',
        scrollbarColor: 'var(--line-strong) transparent',
      },
    },
    '@media print': { display: 'none' },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '.375rem .375rem .375rem var(--gutter)',
    borderBlockEnd: '1px solid var(--line)',
    '& h2': { margin: 0, fontSize: 'var(--text-lg)', letterSpacing: '-.015em' },
    '@container from(laptop)': {
      // Only its heading is left, for those who listen.
      ...wordsForListeners,
      padding: 0,
      border: 0,
    },
  },
  close: {
    ...roundButton,
    '@container from(laptop)': { display: 'none' },
  },
  facets: {
    flex: 1,
    minHeight: 0,
    padding: '0 var(--gutter)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@container from(laptop)': { padding: 0, overflow: 'visible' },
  },
  foot: {
    padding: 'var(--s-15) var(--gutter) max(var(--s-15),env(safe-area-inset-bottom))',
    borderBlockStart: '1px solid var(--line)',
    background: 'var(--bg)',
    '& > button': { width: '100%', fontVariantNumeric: 'tabular-nums' },
    '@container from(laptop)': { display: 'none' },
  },
});
