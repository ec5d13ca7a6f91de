import type { BasketState } from '../../../schemas/basket/basket.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { field } from '../../kit/form/field-styles.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { BasketForm } from './basket-form.tsx';
import { summaryStyles as styles } from './summary-styles.ts';

/** In which way parcels come, where there is more than one. (Requirement 1.028) */
export function DeliveryChoice({ state, page }: { state: BasketState; page: PageView }) {
  const { delivery } = state.basket;
  if (delivery.offered.length < 2) return null;
  return (
    <BasketForm form="delivery" sendsChanges isCustomers={!state.asksToLogIn} page={page}>
      <fieldset className={styles.options}>
        <legend>{page.t('basket.delivery')}</legend>
        {delivery.offered.map((option) => (
          <label key={option} className={classNames(field.choice, styles.option)}>
            <input
              className={classNames(field.tick, styles.dot)}
              type="radio"
              name="option"
              value={option}
              defaultChecked={option === delivery.option}
            />
            <span>
              {page.t(`basket.delivery-${option}`)}
              {option === 'eco' && <Icon name="leaf" />}
              <small>{page.t(`basket.delivery-${option}-why`)}</small>
            </span>
          </label>
        ))}
        <button className={classNames(button.root, button.secondary, button.small, styles.apply)}>
          {page.t('basket.apply')}
        </button>
      </fieldset>
    </BasketForm>
  );
}
