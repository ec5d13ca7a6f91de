import type { ReactElement } from 'react';
import type { PageView } from '../../kit/define/page-view.ts';
import { listHref } from './list-href.ts';

interface ListedValue {
  /** Tells it apart from all others of the list, so that the focus finds it again. */
  value: string;
  count: number;
  isChosen: boolean;
  query: string;
}

/**
 * A box that adds a value to the filters or takes it away; it leads there by itself, so that it needs no script. What would leave nothing is told,
 * but leads nowhere.
 */
export function valueLink(
  { value, count, isChosen, query }: ListedValue,
  face: ReactElement,
  page: PageView,
): ReactElement {
  if (count === 0 && !isChosen)
    return (
      <span role="checkbox" aria-checked="false" aria-disabled="true">
        {face}
      </span>
    );
  return (
    <a href={listHref(query, page)} rel="nofollow" role="checkbox" aria-checked={isChosen} data-value={value}>
      {face}
    </a>
  );
}
