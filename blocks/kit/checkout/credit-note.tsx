import type { ShownPlan } from '../../../schemas/payment/shown-plan.ts';
import type { PageView } from '../define/page-view.ts';
import { LinkView } from '../link/link-view.tsx';
import { checkoutStyles } from './checkout-styles.ts';
import { checkoutParts as styles } from './checkout-part-styles.ts';
import { isPause } from './plan-words.ts';

/** What the law wants to be said beside a credit, and the way to what must be known before anybody is bound. (Directive (EU) 2023/2225) */
export function CreditNote({ plan, page }: { plan: ShownPlan; page: PageView }) {
  const params: Record<string, string> = isPause(plan) ? { plan: 'pause' } : { plan: String(plan.count) };
  return (
    <>
      <p className={checkoutStyles.note}>{page.t('checkout.credit-note')}</p>
      <LinkView
        link={{ route: 'credit-information', params }}
        page={page}
        className={styles.link}
        otherwise="nothing"
      >
        {page.t('checkout.credit-information')}
      </LinkView>
    </>
  );
}
