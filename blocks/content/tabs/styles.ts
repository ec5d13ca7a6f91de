import { defineStyles } from '../../kit/style/define-styles.ts';
import { tabPanel, tabTitle } from '../../kit/tabs/tab-panel.ts';

export const styles = defineStyles('tabs', {
  root: { '& > h2': { marginBlockEnd: 'var(--s-2)' } },
  list: { marginBlockEnd: 'var(--s-3)' },
  panel: tabPanel('$root'),
  name: {
    margin: 'var(--s-3) 0 var(--s-1)',
    fontSize: 'var(--text-xl)',
    fontWeight: 700,
    lineHeight: 1.2,
    ...tabTitle,
  },
  blocks: { containerType: 'inline-size', '--gutter': '0px', '&:empty': { display: 'none' } },
});
