import type { ReactElement } from 'react';
import type { Listing } from '../../../schemas/catalogue/listing.ts';
import { button } from '../../kit/style/button.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { styles } from './styles.ts';

const parts = {
  category: ['popular', 'orders', 'soldOut', 'unpaid'],
  search: ['words', 'popular', 'meaning', 'orders', 'soldOut', 'unpaid'],
} as const;

/**
 * By what the list is ordered, in plain words, beside the list: its main parameters and that nobody pays for a place.
 * (Directive 2005/29/EC, article 7 (4a), as amended by Directive (EU) 2019/2161)
 */
export function rankingView(kind: Listing['kind'], page: PageView): ReactElement {
  const id = `${page.nodeId}.ranking`;
  return (
    <div className={styles.ranking} id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{page.t('product-listing.ranking')}</h2>
      {parts[kind].map((part) => (
        <p key={part}>{page.t(`product-listing.ranking.${part}`)}</p>
      ))}
      <button
        className={`${button.root} ${button.secondary} ${button.small}`}
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
      >
        {page.t('product-listing.close')}
      </button>
    </div>
  );
}
