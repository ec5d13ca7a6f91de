import type { BasketState } from '../../../schemas/basket/basket.ts';
import { DeliveryOptions } from '../../kit/basket/delivery-options.tsx';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { BasketForm } from './basket-form.tsx';
import { summaryStyles as styles } from './summary-styles.ts';

/** In which way parcels come, where there is more than one. (Requirement 1.028) */
export function DeliveryChoice({ state, page }: { state: BasketState; page: PageView }) {
  const { delivery } = state.basket;
  if (delivery.offered.length < 2) return null;
  return (
    <BasketForm form="delivery" sendsChanges isCustomers={!state.asksToLogIn} page={page}>
      <DeliveryOptions delivery={delivery} page={page} />
      <button className={classNames(button.root, button.secondary, button.small, styles.apply)}>
        {page.t('basket.apply')}
      </button>
    </BasketForm>
  );
}
