import type { Review } from '../../../../schemas/rating/review.ts';
import { deskPath } from '../../account/staff-paths.ts';
import type { DeskVisit } from '../desk-page.ts';
import { FaultSummary } from '../form-parts.tsx';
import { Moment } from '../moment.tsx';
import type { ReviewedProduct } from './desk-reviews.ts';

/** Characters of a reason. */
export const reasonMax = 200;

interface ReviewsProps {
  visit: DeskVisit;
  reviews: readonly Review[];
  /** What they are about, by number. */
  products: ReadonlyMap<string, ReviewedProduct>;
  /** Whether more wait than are shown. */
  hasMore: boolean;
  /** Which one was not refused for want of a reason, and the words for that. */
  wrong: { id: string; fault: string } | undefined;
  newKey: () => string;
}

/** Reviews that wait, each to be published or refused with a reason. */
export function ReviewsView({ visit, reviews, products, hasMore, wrong, newKey }: ReviewsProps) {
  const { text } = visit;
  return (
    <>
      <h1>{text('reviews.title')}</h1>
      <FaultSummary faults={wrong ? { reason: wrong.fault } : {}} text={text} />
      <p>{text(reviews.length === 0 ? 'reviews.none' : 'reviews.text')}</p>
      {reviews.map((review) => (
        <ReviewCard
          key={review.id}
          {...{ visit, review, product: products.get(review.sku), formKey: newKey() }}
          fault={wrong?.id === review.id ? wrong.fault : undefined}
        />
      ))}
      {hasMore && <p>{text('reviews.more')}</p>}
    </>
  );
}

interface CardProps {
  visit: DeskVisit;
  review: Review;
  /** Undefined: it is not there any more. */
  product: ReviewedProduct | undefined;
  formKey: string;
  fault: string | undefined;
}

function ReviewCard({ visit, review, product, formKey, fault }: CardProps) {
  const { text } = visit;
  const { id, sku, stars, title, text: said, author, locale, created, isVerified } = review;
  const field = `reason-${id}`;
  return (
    <article className="card" aria-labelledby={`review-${id}`}>
      <h2 id={`review-${id}`} lang={locale}>
        {title}
      </h2>
      <p className="quiet">
        {product ? <a href={product.path}>{product.name}</a> : text('reviews.product', { sku })}
        <br />
        {text('reviews.about', { stars, author })} · <Moment visit={visit} at={created} />
        {isVerified && ` · ${text('reviews.bought')}`}
      </p>
      <p className="said" lang={locale}>
        {said}
      </p>
      <form method="post" action={`${deskPath}/reviews`}>
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="review" value={id} />
        <div className="field">
          <label htmlFor={field}>{text('reviews.reason')}</label>
          <p className="hint" id={`${field}-hint`}>
            {text('reviews.reason.hint')}
          </p>
          <input
            id={field}
            name="reason"
            maxLength={reasonMax}
            autoComplete="off"
            aria-invalid={fault === undefined ? undefined : true}
            aria-describedby={fault === undefined ? `${field}-hint` : `${field}-hint ${field}-fault`}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one that is wrong: no script could lead there
            autoFocus={fault !== undefined}
          />
          {fault !== undefined && (
            <p className="fault" id={`${field}-fault`}>
              {fault}
            </p>
          )}
        </div>
        <p className="actions">
          <button className="button" name="decision" value="publish">
            {text('reviews.publish')}
          </button>
          <button className="button danger" name="decision" value="reject">
            {text('reviews.reject')}
          </button>
        </p>
      </form>
    </article>
  );
}
