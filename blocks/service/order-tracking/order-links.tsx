import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { OrderPart } from './order-part.ts';
import { styles } from './styles.ts';

const actions = ['pay', 'invoice', 'withdraw'] as const;

/** What is done elsewhere: paying, the invoice, the withdrawal, and the basket for the same articles once more. */
export function OrderLinks({ order: { links }, page }: OrderPart) {
  const offered = actions.flatMap((name) => {
    const href = links[name];
    return href === null ? [] : [{ name, href }];
  });
  return (
    <div className={checkoutStyles.actions}>
      {offered.map(({ name, href }) => (
        <a
          key={name}
          className={classNames(button.root, name === 'pay' ? button.primary : button.secondary)}
          href={href}
        >
          {page.t(`order-tracking.${name}`)}
        </a>
      ))}
      <form className={styles.again} method="post" data-action-start="order-tracking">
        <input type="hidden" name="form" value="order-again" />
        <button className={classNames(button.root, button.secondary)} type="submit">
          {page.t('order-tracking.again')}
        </button>
      </form>
    </div>
  );
}
