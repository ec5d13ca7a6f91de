import type { Basket } from '../../../schemas/basket/basket.ts';
import type { PageView } from '../define/page-view.ts';
import { field } from '../form/field-styles.ts';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../style/class-names.ts';
import { deliveryStyles as styles } from './delivery-styles.ts';

interface DeliveryOptionsProps {
  delivery: Basket['delivery'];
  page: PageView;
  /** Class name of what stands above them. */
  legend?: string;
}

/**
 * In which way parcels come, as a part of a form; nothing where there is one way alone. List `deliveryStyles` in the block's
 * styles. (Requirement 1.028)
 */
export function DeliveryOptions({ delivery, page, legend = field.label }: DeliveryOptionsProps) {
  if (delivery.offered.length < 2) return null;
  return (
    <fieldset className={styles.root}>
      <legend className={legend}>{page.t('basket-delivery.title')}</legend>
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
            {page.t(`basket-delivery.${option}`)}
            {option === 'eco' && <Icon name="leaf" />}
            <small>{page.t(`basket-delivery.${option}-why`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
