import { defineStyles } from '../../kit/style/define-styles.ts';
import { tabPanel, tabTitle } from '../../kit/tabs/tab-panel.ts';

export const styles = defineStyles('login-form', {
  /** Who seems to be here, above the form. */
  known: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--s-1) var(--s-2)',
    '& > p': { margin: 0, fontWeight: 600 },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: 'var(--s-15)', alignItems: 'center' },
  ways: { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 'var(--s-3)' },
  panel: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-2)',
    '&[hidden]': { display: 'none' },
    ...tabPanel('$ways'),
  },
  way: {
    margin: 0,
    fontSize: 'var(--text-lg)',
    fontWeight: 650,
    ...tabTitle,
  },
});
