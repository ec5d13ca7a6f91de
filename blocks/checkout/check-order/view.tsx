import type { BasketState } from '../../../schemas/basket/basket.ts';
import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { StepBar } from '../../kit/checkout/step-bar.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { section } from '../../kit/section/section.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { LegalLinks } from './legal-links.tsx';
import { OrderPanel } from './order-panel.tsx';
import type { CheckOrderProps } from './schema.ts';
import { styles } from './styles.ts';
import { Told } from './told.tsx';

interface CheckOrderData {
  state: CheckoutState;
  basket: BasketState;
}

/**
 * Everything that is ordered, each part with the way to change it, and the button. Directly before the button stands all that
 * the law wants there, and nothing is between the total and the button. (Requirement 2.013; FAGG § 8, KSchG)
 */
export function view({ props, data, page }: ViewInput<CheckOrderProps, CheckOrderData, never, never>) {
  const { state, basket } = data;
  const Level = `h${props.level}` as const;
  return (
    <section
      className={classNames(section.inner, checkoutStyles.root)}
      id={page.nodeId}
      aria-labelledby={`${page.nodeId}.title`}
      data-role="checkout"
    >
      <StepBar steps={state.steps} page={page} />
      <p className={styles.bar}>
        <a href={`#${page.nodeId}.order`}>{page.t('check-order.to-order')}</a>
        <b>{page.price(state.total)}</b>
      </p>
      <div className={styles.head}>
        <Level className={checkoutStyles.title} id={`${page.nodeId}.title`}>
          {page.t('check-order.title')}
        </Level>
        <AccountNotice notice={state.notice} />
      </div>
      <div className={styles.columns}>
        <div className={styles.told}>
          <Told state={state} basket={basket.basket} page={page} />
          <LegalLinks page={page} />
        </div>
        <OrderPanel state={state} basket={basket.basket} page={page} />
      </div>
    </section>
  );
}
