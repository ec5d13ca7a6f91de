import type { BasketState } from '../../../schemas/basket/basket.ts';
import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import { BenefitList } from '../../kit/account/benefit-list.tsx';
import { CheckoutPage } from '../../kit/checkout/checkout-page.tsx';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { CheckoutPremiumProps } from './schema.ts';

interface PremiumData {
  state: CheckoutState;
  basket: BasketState;
}

/** What the premium programme is, and the way on: nobody has to join to order. (Requirement 2.012) */
export function view({ props, data, page }: ViewInput<CheckoutPremiumProps, PremiumData, never, never>) {
  const { level, title, benefits } = props;
  return (
    <CheckoutPage state={data.state} basket={data.basket.basket} level={level} title={title} page={page}>
      <BenefitList benefits={benefits} />
      <p className={checkoutStyles.actions}>
        <a className={classNames(button.root, button.primary)} href={page.route('checkout')}>
          {page.t('checkout.next')}
        </a>
      </p>
    </CheckoutPage>
  );
}
