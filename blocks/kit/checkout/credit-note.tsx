import { creditQuery, orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import type { ShownPlan } from '../../../schemas/payment/shown-plan.ts';
import type { PageView } from '../define/page-view.ts';
import { checkoutStyles } from './checkout-styles.ts';
import { checkoutParts as styles } from './checkout-part-styles.ts';
import { isPause } from './plan-words.ts';

interface CreditNoteProps {
  plan: ShownPlan;
  /** Of the order that has it; absent: nothing is ordered yet. */
  token?: string;
  page: PageView;
}

/**
 * What the law wants to be said beside a credit, and the way to what must be known before anybody is bound: in a tab of its own, so that
 * nothing is lost that was typed. (Directive (EU) 2023/2225)
 */
export function CreditNote({ plan, token, page }: CreditNoteProps) {
  const asked = { [creditQuery.plan]: isPause(plan) ? 'pause' : String(plan.count) };
  const params = token === undefined ? asked : { [orderQuery.token]: token };
  const target = page.link({ route: 'credit-information', params });
  return (
    <>
      <p className={checkoutStyles.note}>{page.t('checkout.credit-note')}</p>
      {target && (
        <a className={styles.link} href={target.href} target="_blank">
          {page.t('checkout.credit-information-tab')}
        </a>
      )}
    </>
  );
}
