import type { ReactNode } from 'react';
import type { Basket } from '../../../schemas/basket/basket.ts';
import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import { AccountNotice } from '../account/account-notice.tsx';
import type { PageView } from '../define/page-view.ts';
import { section } from '../section/section.ts';
import { classNames } from '../style/class-names.ts';
import { checkoutStyles as styles } from './checkout-styles.ts';
import { OrderSummary } from './order-summary.tsx';
import { StepBar } from './step-bar.tsx';

interface CheckoutPageProps {
  state: CheckoutState;
  basket: Basket;
  level: 1 | 2;
  title: string;
  page: PageView;
  children: ReactNode;
}

/** A step of ordering: how far the order is, what it holds, and the form of this step. List `checkoutPageStyles` in the block's. */
export function CheckoutPage({ state, basket, level, title, page, children }: CheckoutPageProps) {
  const Level = `h${level}` as const;
  return (
    <section
      className={classNames(section.inner, styles.root)}
      id={page.nodeId}
      aria-labelledby={`${page.nodeId}.title`}
      data-role="checkout"
    >
      <StepBar steps={state.steps} page={page} />
      <div className={styles.columns}>
        <OrderSummary state={state} basket={basket} page={page} />
        <div className={styles.main}>
          <Level className={styles.title} id={`${page.nodeId}.title`}>
            {title}
          </Level>
          {/* That something is wrong is shown by the list of what it is. */}
          <AccountNotice notice={state.faults.length > 0 ? null : state.notice} />
          {children}
        </div>
      </div>
    </section>
  );
}
