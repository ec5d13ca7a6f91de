import type { ReactElement } from 'react';
import type { Listing } from '../../../schemas/catalogue/listing.ts';
import { NoteIcon } from '../../kit/form/note-icon.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { PriceNote } from '../../kit/product/price-note.tsx';
import { styles } from './styles.ts';
import { tyreFinder } from './tyre-finder.tsx';

/** Name of the list, how much it holds, what had to be changed to find it, and where to go on to. */
export function headView(listing: Listing, level: 1 | 2, page: PageView): ReactElement {
  const Title = level === 1 ? 'h1' : 'h2';
  const notices = noticesOf(listing, page);
  return (
    <>
      <div className={styles.head}>
        <Title className={styles.title} id={`${page.nodeId}.title`} tabIndex={-1}>
          {titleOf(listing, page)}
        </Title>
        {listing.total > 0 && (
          <p
            className={styles.count}
            data-said={page.t('product-listing.found', countOf(listing.total, page))}
          >
            {page.t('product-listing.count', countOf(listing.total, page))}
          </p>
        )}
        {listing.total > 0 && (
          <p className={styles.note}>
            <PriceNote page={page} />
            <button className={styles.more} type="button" popoverTarget={`${page.nodeId}.ranking`}>
              {page.t('product-listing.ranking')}
            </button>
          </p>
        )}
      </div>
      {notices.length > 0 && (
        <ul className={styles.notices}>
          {notices.map((notice) => (
            <li key={notice}>
              <NoteIcon kind="info" />
              <span>{notice}</span>
            </li>
          ))}
        </ul>
      )}
      {listing.categories.length > 0 && categoriesView(listing.categories, page)}
      {tyreFinder(listing, page)}
    </>
  );
}

/** Values for a text with a number of products. */
export function countOf(count: number, page: PageView): { count: number; number: string } {
  return { count, number: page.number(count) };
}

function titleOf({ kind, heading, term, total }: Listing, page: PageView): string {
  if (kind === 'category') return heading;
  if (term === null || term === '') return page.t('product-listing.search');
  return page.t(total === 0 ? 'product-listing.noResults' : 'product-listing.results', { term });
}

function noticesOf({ corrected, leftOut, isSoldOut, total }: Listing, page: PageView): string[] {
  if (total === 0) return [];
  return [
    ...corrected.map((words) => page.t('product-listing.corrected', words)),
    ...leftOut.map((word) => page.t('product-listing.leftOut', { word })),
    ...(isSoldOut ? [page.t('product-listing.soldOut')] : []),
  ];
}

function categoriesView(categories: Listing['categories'], page: PageView): ReactElement {
  return (
    <nav className={styles.categories} aria-label={page.t('product-listing.categories')}>
      <ul>
        {categories.map(({ label, href, count, isCurrent }) => (
          <li key={href}>
            <a href={page.link({ href })?.href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
              <span className={styles.number}>{page.number(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
