import { defineStyles } from '../../kit/style/define-styles.ts';

// Where scripts run, tabs look like tabs from the first paint, so that nothing moves when their code arrives; until then
// they are links to their parts. Without scripts, and on paper, all parts stand below each other.
const asTabs = '@media screen and (scripting:enabled)';
// No transparent line for the others: forced colours would show it.
const chosen = {
  paddingBlockEnd: '.6875rem',
  borderBlockEnd: '3px solid var(--brand)',
  color: 'var(--brand-strong)',
};
const named = '> &:target,> & :target';

export const styles = defineStyles('tabs', {
  root: { '& > h2': { marginBlockEnd: 'var(--s-2)' } },
  list: {
    display: 'flex',
    gap: 'var(--s-3)',
    margin: '0 0 var(--s-3)',
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
    [asTabs]: { '$list:not([role]) > :first-child > &': chosen },
  },
  panel: {
    [asTabs]: {
      // All but the part that the address names, or something in it, else all but the first.
      [`$root:has(${named}) > &:not([role],:target,:has(:target)),$root:not(:has(${named})) > & ~ &:not([role])`]:
        { display: 'none' },
    },
    '@media print': { '&[hidden]': { display: 'block' } },
  },
  name: {
    margin: 'var(--s-3) 0 var(--s-1)',
    fontSize: 'var(--text-xl)',
    fontWeight: 700,
    lineHeight: 1.2,
    [asTabs]: { display: 'none' },
  },
  blocks: { containerType: 'inline-size', '--gutter': '0px', '&:empty': { display: 'none' } },
});
