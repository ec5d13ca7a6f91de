import { defineStyles } from '../../kit/style/define-styles.ts';

// Where scripts run, ways look like tabs from the first paint, so that nothing moves when their code arrives; until then they
// are links to their parts. Without scripts both forms stand below each other.
const asTabs = '@media screen and (scripting:enabled)';
const named = '> &:target,> & :target';
const chosen = {
  paddingBlockEnd: '.6875rem',
  borderBlockEnd: '3px solid var(--brand)',
  color: 'var(--brand-strong)',
};

export const styles = defineStyles('login-form', {
  /** Who seems to be here, above the form. */
  known: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--s-1) var(--s-2)',
    '& > p': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: 'var(--s-15)', alignItems: 'center' },
  ways: { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 'var(--s-3)' },
  list: {
    display: 'flex',
    gap: 'var(--s-3)',
    margin: 0,
    padding: 0,
    boxShadow: 'inset 0 -1px var(--line)',
    listStyle: 'none',
  },
  tab: {
    display: 'block',
    padding: '.75rem 0 .875rem',
    color: 'var(--ink-2)',
    fontWeight: 650,
    lineHeight: 1.4,
    textDecoration: 'none',
    '&:hover': { color: 'var(--brand-strong)' },
    '&[aria-selected=true]': chosen,
    [asTabs]: { '$list:not([role]) > :first-child > &': chosen },
  },
  panel: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-2)',
    '&[hidden]': { display: 'none' },
    [asTabs]: {
      // All but the part that the address names, or something in it, else all but the first.
      [`$ways:has(${named}) > &:not([role],:target,:has(:target)),$ways:not(:has(${named})) > & ~ &:not([role])`]:
        { display: 'none' },
    },
  },
  way: {
    margin: 0,
    fontSize: 'var(--text-lg)',
    fontWeight: 650,
    [asTabs]: { display: 'none' },
  },
});
