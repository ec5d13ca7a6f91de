import type { Reviews } from '../../../schemas/rating/reviews.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { reviewsAddress } from './reviews-address.ts';
import { styles } from './styles.ts';

/** Keywords and orders, each a link to the list as it would be; what is chosen can be taken back. */
export function ReviewFilter({ reviews, page }: { reviews: Reviews; page: PageView }) {
  const { tags, orders, reset } = reviews;
  const link = (id: string, query: string) => ({
    id: `${page.nodeId}.${id}`,
    href: reviewsAddress(query, page.words.fragment('bewertungen'), page),
    rel: 'nofollow',
    'data-action': 'product-reviews',
  });
  return (
    <>
      {tags.length > 0 && (
        <ul className={styles.chips} aria-label={page.t('product-reviews.tags')}>
          {tags.map(({ id, label, count, isChosen, query }) => (
            <li key={id}>
              <a
                {...link(`t-${id}`, query)}
                className={classNames(styles.chip, isChosen && styles.chosen)}
                aria-current={isChosen ? 'true' : undefined}
              >
                {isChosen && <Icon name="check" />}
                {`${label} (${page.number(count)})`}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.orders}>
        <span>{page.t('product-reviews.order')}</span>
        {orders.map(({ name, isChosen, query }) => (
          <a key={name} {...link(`o-${name}`, query)} aria-current={isChosen ? 'true' : undefined}>
            {page.t(`product-reviews.order.${name}`)}
          </a>
        ))}
        {reset !== null && <a {...link('reset', reset)}>{page.t('product-reviews.reset')}</a>}
      </p>
    </>
  );
}
