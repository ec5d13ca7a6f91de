import type { ShownReview } from '../../../schemas/rating/reviews.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { languageName } from '../../kit/text/language-name.ts';
import { ratingStyles } from '../../kit/product/rating-styles.ts';
import { styles } from './styles.ts';

interface ReviewItemProps {
  review: ShownReview;
  /** The form that takes votes. */
  formId: string;
  hasVoted: boolean;
  /** The page of the list that this review begins; undefined for all others. */
  beginsPage: number | undefined;
  /** Whether it is the first of those in other languages than the page's. */
  beginsOthers: boolean;
  page: PageView;
}

/** One review: stars, words as they were written, who wrote them, and whether they helped. */
export function ReviewItem({ review, formId, hasVoted, beginsPage, beginsOthers, page }: ReviewItemProps) {
  const { id, stars, title, text, isVerified, isRecommended, tags } = review;
  const language = isInOther(review, page) ? review.locale : undefined;
  return (
    <li className={styles.review} id={`${page.words.fragment('bewertung')}-${id}`} tabIndex={-1}>
      {beginsPage !== undefined && <span id={`${page.words.fragment('bewertungen')}-${beginsPage}`} />}
      {beginsOthers && <p className={styles.others}>{page.t('product-reviews.others')}</p>}
      <span
        className={ratingStyles.root}
        role="img"
        aria-label={page.t('product-reviews.starsOf', { count: stars })}
      >
        <svg className={ratingStyles.stars} viewBox="0 0 50 10">
          <path d={`M0 0h${stars * 10}v10H0`} />
        </svg>
      </span>
      {isVerified && (
        <span className={styles.verified}>
          <Icon name="check" />
          {page.t('product-reviews.verified')}
        </span>
      )}
      <h3 className={styles.headline} lang={language}>
        {title}
      </h3>
      <p className={styles.text} lang={language}>
        {text}
      </p>
      {(tags.length > 0 || isRecommended !== null) && (
        <p className={styles.facts}>{factsOf(tags, isRecommended, page).join(' · ')}</p>
      )}
      <p className={styles.by}>{bylineOf(review, page).join(' · ')}</p>
      <div
        className={styles.votes}
        role="group"
        aria-label={page.t('product-reviews.helpfulFor', { title: review.title })}
      >
        <span>{page.t('product-reviews.helpful')}</span>
        <VoteButton review={review} isHelpful formId={formId} page={page} />
        <VoteButton review={review} isHelpful={false} formId={formId} page={page} />
        {hasVoted && <span className={styles.thanks}>{page.t('product-reviews.state.stimme')}</span>}
      </div>
    </li>
  );
}

function VoteButton(props: { review: ShownReview; isHelpful: boolean; formId: string; page: PageView }) {
  const { review, isHelpful, formId, page } = props;
  const word = isHelpful ? 'yes' : 'no';
  return (
    <button className={styles.vote} form={formId} name="vote" value={`${word}:${review.id}`}>
      {page.t(`product-reviews.${word}`)}{' '}
      <span>{page.number(isHelpful ? review.helpful : review.notHelpful)}</span>
    </button>
  );
}

function factsOf(tags: readonly string[], isRecommended: boolean | null, page: PageView): string[] {
  if (isRecommended === null) return [...tags];
  return [...tags, page.t(isRecommended ? 'product-reviews.recommends' : 'product-reviews.recommendsNot')];
}

/** Whether a review is written in another language than the page. */
export function isInOther({ locale }: Pick<ShownReview, 'locale'>, page: PageView): boolean {
  return locale.slice(0, 2) !== page.language;
}

function bylineOf(review: ShownReview, page: PageView): string[] {
  const { author, size, colour, date, locale } = review;
  return [
    author,
    ...(size === null ? [] : [page.t('product-reviews.size', { size })]),
    ...(colour === null ? [] : [page.t('product-reviews.colour', { colour })]),
    page.date(date, { dateStyle: 'long' }),
    ...(isInOther(review, page)
      ? [page.t('product-reviews.language', { language: languageName(locale.slice(0, 2), page.locale) })]
      : []),
  ];
}
