import type { ReviewState } from '../../../schemas/rating/review-limits.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { styles } from './styles.ts';

/** Says what became of what was sent without JavaScript. */
export function StateNote({ state, page }: { state: ReviewState; page: PageView }) {
  const isGood = state === 'danke' || state === 'stimme';
  return (
    <p className={classNames(styles.state, isGood && styles.good)} role={isGood ? 'status' : 'alert'}>
      <Icon name={isGood ? 'check' : 'warning'} />
      <span>{page.t(`product-reviews.state.${state}`)}</span>
    </p>
  );
}
