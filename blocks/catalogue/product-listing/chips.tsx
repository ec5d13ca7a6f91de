import type { ReactElement } from 'react';
import type { Listing } from '../../../schemas/catalogue/listing.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { listHref } from './list-href.ts';
import { styles } from './styles.ts';

/** What is chosen, each with a way to take it back; null when nothing is. */
export function chipsView({ chips, reset }: Listing, page: PageView): ReactElement | null {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={page.t('product-listing.chosen')} data-action="product-listing">
      {chips.map(({ label, facet, query }) => (
        <li key={`${facet} ${label}`}>
          <a
            className={styles.chip}
            href={listHref(query, page)}
            rel="nofollow"
            aria-label={page.t('product-listing.remove', { label })}
            data-value={`chip:${facet}:${label}`}
          >
            {label}
          </a>
        </li>
      ))}
      <li>
        <a className={styles.reset} href={listHref(reset, page)} rel="nofollow" data-value="reset">
          {page.t('product-listing.reset')}
        </a>
      </li>
    </ul>
  );
}
