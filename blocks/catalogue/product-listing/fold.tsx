import type { ReactElement } from 'react';
import type { PageView } from '../../kit/define/page-view.ts';
import { facetStyles as styles } from './facet-styles.ts';

/** One thing to filter by, under its name, which folds it in and out. */
export function foldView(
  name: string,
  label: string,
  isOpen: boolean,
  content: ReactElement,
  page: PageView,
): ReactElement {
  return (
    <details key={name} className={styles.root} id={`${page.nodeId}.${name}`} open={isOpen}>
      <summary data-value={`fold:${name}`}>{label}</summary>
      {content}
    </details>
  );
}
