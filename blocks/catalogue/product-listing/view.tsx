import type { ReactElement } from 'react';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { heartForm } from '../../kit/product/product-card-view.tsx';
import { section } from '../../kit/section/section.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { chipsView } from './chips.tsx';
import { headView } from './head.tsx';
import { nothingView } from './nothing.tsx';
import { panelView } from './panel.tsx';
import { rankingView } from './ranking.tsx';
import { resultsView } from './results.tsx';
import type { ProductListingProps } from './schema.ts';
import { readListing, type ShownListing } from './shown-listing.ts';
import { styles } from './styles.ts';
import { toolsView } from './tools.tsx';

/**
 * A list of products with everything by which it is narrowed down. What an element with `data-part` holds follows the
 * address: the action replaces it, all else stays as it stands.
 */
export function view({
  props,
  data,
  slots,
  page,
}: ViewInput<ProductListingProps, { listing: ShownListing }, 'after', never>): ReactElement {
  const listing = readListing(data.listing);
  const hearts = heartForm(page);
  const panelId = `${page.nodeId}.filter`;
  return (
    <section
      className={styles.root}
      id={page.nodeId}
      aria-labelledby={`${page.nodeId}.title`}
      data-listing=""
      data-action-address="product-listing"
      // The search field of the header says what is searched for, and remembers it for whoever consents.
      data-action-start={listing.kind === 'search' && listing.term ? 'header' : undefined}
    >
      <div className={section.inner}>
        <div data-part="head">{headView(listing, props.level, page)}</div>
        {rankingView(listing.kind, page)}
        <div className={styles.body} data-body="">
          {toolsView(listing, panelId, page)}
          <div className={styles.chips} data-part="chips">
            {chipsView(listing, page)}
          </div>
          {panelView(listing, panelId, page)}
          <div className={styles.results} data-part="results">
            {listing.total === 0
              ? nothingView(listing, props, hearts?.id, page)
              : resultsView(listing, props, hearts?.id, page)}
          </div>
        </div>
        {hearts?.form}
        {slots.after}
      </div>
      <p className={classNames(hidden.root)} role="status" data-status="" />
    </section>
  );
}
