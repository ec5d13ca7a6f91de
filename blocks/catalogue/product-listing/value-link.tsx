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

/** Adds a value to the filters or takes it away. What would leave nothing is told, but leads nowhere. */
export function valueLink(
  { value, count, isChosen, query }: ListedValue,
  face: ReactElement,
  title: string | undefined,
  page: PageView,
): ReactElement {
  if (count === 0 && !isChosen)
    return (
      <span role="link" aria-disabled="true" title={title}>
        {face}
      </span>
    );
  return (
    <a
      href={listHref(query, page)}
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
      title={title}
      data-value={value}
    >
      {face}
    </a>
  );
}
