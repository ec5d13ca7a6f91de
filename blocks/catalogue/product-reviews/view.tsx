import { reviewQueryNames, reviewStates } from '../../../schemas/rating/review-limits.ts';
import type { Reviews } from '../../../schemas/rating/reviews.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { gatewayData } from '../../kit/gateway/gateway-data.ts';
import { section } from '../../kit/section/section.ts';
import { ReviewFilter } from './review-filter.tsx';
import { ReviewForm } from './review-form.tsx';
import { isInOther, ReviewItem } from './review-item.tsx';
import { ReviewSummary } from './review-summary.tsx';
import type { ProductReviewsProps } from './schema.ts';
import { listAddress } from './list-address.ts';
import { StateNote } from './state-note.tsx';
import { reviewsAddress, withChoice } from './reviews-address.ts';
import { styles } from './styles.ts';

/** What buyers say of the product of this page; everything works as links and plain forms. */
export function view({
  props,
  data: { reviews },
  page,
}: ViewInput<ProductReviewsProps, { reviews: Reviews }, never, never>) {
  const asked = page.declared.query(reviewQueryNames.state);
  const state = reviewStates.find((name) => name === asked);
  return (
    <section
      className={classNames(section.root, section.inner)}
      id={page.nodeId}
      aria-labelledby={`${page.nodeId}.title`}
      {...gatewayData(page)}
      data-failed={page.t('product-reviews.failed')}
      data-thanks={page.t('product-reviews.state.stimme')}
    >
      <div className={styles.columns} id={page.words.fragment('bewertungen')}>
        <div>
          <h2 className={classNames(section.title, styles.title)} id={`${page.nodeId}.title`}>
            {props.headline ?? page.t('product-reviews.title')}
          </h2>
          <ReviewSummary reviews={reviews} note={props.note} page={page} />
          {page.tenant.features['rating-button'] === true && (
            <ReviewForm reviews={reviews} state={state} page={page} />
          )}
        </div>
        <ReviewList reviews={reviews} hasVoted={state === 'stimme'} page={page} />
      </div>
      {state === 'zu-oft' && page.tenant.features['rating-button'] !== true && (
        <StateNote state={state} page={page} />
      )}
    </section>
  );
}

interface ReviewListProps {
  reviews: Reviews;
  /** The address says that a vote was just cast: the review that it leads to says thank you. */
  hasVoted: boolean;
  page: PageView;
}

function ReviewList({ reviews, hasVoted, page }: ReviewListProps) {
  const { list, total, count, more, perPage } = reviews;
  if (count === 0) return <p className={styles.none}>{page.t('product-reviews.none')}</p>;
  const formId = `${page.nodeId}.votes`;
  const firstOther = list.find((review) => isInOther(review, page));
  return (
    <div data-reviews="">
      <ReviewFilter reviews={reviews} page={page} />
      <p className={styles.shown} role="status">
        {page.t('product-reviews.shown', {
          count: total,
          shown: page.number(list.length),
          number: page.number(total),
        })}
      </p>
      <ol className={styles.list}>
        {list.map((review, index) => (
          <ReviewItem
            key={review.id}
            review={review}
            formId={formId}
            hasVoted={hasVoted}
            page={page}
            beginsOthers={review === firstOther}
            beginsPage={index > 0 && index % perPage === 0 ? index / perPage + 1 : undefined}
          />
        ))}
      </ol>
      {more !== null && (
        <p className={styles.more} data-more="">
          <a
            className={classNames(button.root, button.secondary)}
            href={reviewsAddress(more, `${page.words.fragment('bewertungen')}-${reviews.page + 1}`, page)}
            rel="nofollow"
            data-action="product-reviews"
          >
            {page.t('product-reviews.more')}
          </a>
        </p>
      )}
      <form
        id={formId}
        method="post"
        action="/api/inform/rating/feedback"
        data-action="product-reviews"
        data-action-on="submit"
      >
        <input type="hidden" name="sku" value={reviews.sku} />
        <input type="hidden" name="locale" value={page.locale} />
        <input type="hidden" name="list" value={withChoice(listAddress(reviews), page)} />
      </form>
    </div>
  );
}
