import type { Reviews } from '../../../schemas/rating/reviews.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { ratingView } from '../../kit/product/rating-view.tsx';
import { ratingStyles } from '../../kit/product/rating-styles.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { reviewsAddress } from './reviews-address.ts';
import { styles } from './styles.ts';

interface ReviewSummaryProps {
  reviews: Reviews;
  note: string | undefined;
  page: PageView;
}

/** Mean, how many gave how many stars (each a filter), who recommends it, and how reviews are checked. */
export function ReviewSummary({ reviews, note, page }: ReviewSummaryProps) {
  const { average, count, recommended } = reviews;
  return (
    <>
      {average !== null && (
        <div className={styles.summary}>
          <div>
            <span className={styles.average} aria-hidden="true">
              {page.number(average, { minimumFractionDigits: 1 })}
            </span>
            <span className={classNames(ratingStyles.root, ratingStyles.large)}>
              {ratingView({ average, count, max: 5 }, page)}
            </span>
          </div>
          <Distribution reviews={reviews} page={page} />
        </div>
      )}
      {recommended.of > 0 && (
        <p className={styles.recommended}>
          {page.t('product-reviews.recommended', {
            percent: page.number(Math.round((recommended.yes / recommended.of) * 100)),
          })}
        </p>
      )}
      {/* How reviews are checked has to be said wherever they are shown. (UWG § 2 Abs 6 Z 7, Directive (EU) 2019/2161) */}
      <p className={styles.note}>
        {page.t('product-reviews.checked')} {note}
      </p>
    </>
  );
}

function Distribution({ reviews: { distribution, count }, page }: Omit<ReviewSummaryProps, 'note'>) {
  return (
    <ul className={styles.bars}>
      {distribution.map((row) => {
        const percent = Math.round((row.count / count) * 100);
        const words = (
          <>
            <span>{page.t('product-reviews.stars', { count: row.stars })}</span>
            <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 0h${percent}v6H0`} />
            </svg>
            <span className={styles.percent}>{page.number(percent / 100, { style: 'percent' })}</span>
          </>
        );
        return (
          <li key={row.stars}>
            {row.count === 0 ? (
              <span className={styles.row}>{words}</span>
            ) : (
              <a
                className={styles.row}
                id={`${page.nodeId}.s${row.stars}`}
                href={reviewsAddress(row.query, page.words.fragment('bewertungen'), page)}
                rel="nofollow"
                aria-current={row.isChosen ? 'true' : undefined}
                data-action="product-reviews"
              >
                {words}
                <span className={hidden.root}>
                  {page.t('product-reviews.filterStars', {
                    count: row.count,
                    number: page.number(row.count),
                  })}
                </span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
