import { defineStyles } from '../style/define-styles.ts';
import { whereScriptsRun } from './tab-panel.ts';

// No transparent line for the others: forced colours would show it.
const chosen = {
  paddingBlockEnd: '.6875rem',
  borderBlockEnd: '3px solid var(--brand)',
  color: 'var(--brand-strong)',
};

/** The list of tabs; that of the first is chosen until the script says otherwise. */
export const tabList = defineStyles('tab-list', {
  root: {
    display: 'flex',
    gap: 'var(--s-3)',
    margin: 0,
    padding: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: 'inset 0 -1px var(--line)',
    listStyle: 'none',
    '& > li': { flex: 'none' },
    '@media print': { display: 'none' },
  },
  tab: {
    display: 'block',
    padding: '.75rem 0 .875rem',
    color: 'var(--ink-2)',
    fontWeight: 650,
    lineHeight: 1.4,
    textDecoration: 'none',
    '&:hover': { color: 'var(--brand-strong)' },
    // Within the list, which cuts what is around it.
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-selected=true]': chosen,
    [whereScriptsRun]: { '$root:not([role]) > :first-child > &': chosen },
  },
});
