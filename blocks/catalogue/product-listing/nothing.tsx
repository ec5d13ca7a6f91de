import type { ReactElement } from 'react';
import type { Listing } from '../../../schemas/catalogue/listing.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { field } from '../../kit/form/field-styles.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { PriceNote } from '../../kit/product/price-note.tsx';
import { shapeClass } from '../../kit/product/product-shape.ts';
import { listHref } from './list-href.ts';
import { gridItems } from './results.tsx';
import type { ProductListingProps } from './schema.ts';
import { styles } from './styles.ts';

/** Why there is nothing to see, what can be done about it, and what to look at instead. */
export function nothingView(
  listing: Listing,
  { shape }: Pick<ProductListingProps, 'shape'>,
  heartFormId: string | undefined,
  page: PageView,
): ReactElement {
  const { kind, term, chips, instead } = listing;
  const isTermless = kind === 'search' && (term === null || term === '');
  return (
    <>
      <div className={styles.nothing}>
        <p className={styles.nothingText}>{page.t(reasonOf(listing, isTermless))}</p>
        {chips.length > 0 && (
          <p data-action="product-listing">
            <a
              className={`${button.root} ${button.secondary}`}
              href={listHref(listing.reset, page)}
              rel="nofollow"
            >
              {page.t('product-listing.withoutFilters')}
            </a>
          </p>
        )}
        {kind === 'search' && searchForm(term ?? '', page)}
        {kind === 'search' && !isTermless && chips.length === 0 && (
          <ul className={styles.hints}>
            {['spelling', 'fewer', 'wider'].map((hint) => (
              <li key={hint}>{page.t(`product-listing.hint.${hint}`)}</li>
            ))}
          </ul>
        )}
      </div>
      {instead && instead.places.length > 0 && (
        <nav className={styles.categories} aria-label={page.t('product-listing.places')}>
          <h2 className={styles.insteadTitle}>{page.t('product-listing.places')}</h2>
          <ul>
            {instead.places.map(({ label, href }) => (
              <li key={href}>
                <a href={page.link({ href })?.href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {instead && instead.cards.length > 0 && (
        <>
          <div className={styles.head}>
            <h2 className={styles.insteadTitle}>{page.t('product-listing.instead')}</h2>
            <p className={styles.note}>
              <PriceNote page={page} />
            </p>
          </div>
          <ul className={classNames(styles.grid, styles.wide, shapeClass[shape])}>
            {gridItems(instead.cards, heartFormId, page)}
          </ul>
        </>
      )}
    </>
  );
}

function reasonOf({ chips, kind }: Listing, isTermless: boolean): string {
  if (chips.length > 0) return 'product-listing.nothing.filters';
  if (isTermless) return 'product-listing.nothing.termless';
  return `product-listing.nothing.${kind}`;
}

function searchForm(term: string, page: PageView): ReactElement | null {
  const action = page.route('search');
  if (action === undefined) return null;
  return (
    <form
      className={styles.search}
      action={action}
      role="search"
      aria-label={page.t('product-listing.again')}
    >
      <input
        className={field.box}
        type="search"
        name={page.words.parameter('q')}
        maxLength={100}
        defaultValue={term}
        aria-label={page.t('product-listing.term')}
      />
      <button className={`${button.root} ${button.primary}`} type="submit">
        {page.t('product-listing.again')}
      </button>
    </form>
  );
}
