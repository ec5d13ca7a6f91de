import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { OrderPage } from '../../kit/checkout/order-page.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { NoOrderProps } from './schema.ts';

/** That there is no order to go on with, and where it goes on. (Requirement 2.015) */
export function view({ props, page }: ViewInput<NoOrderProps, Record<never, never>, never, never>) {
  const basket = page.route('basket');
  return (
    <OrderPage
      level={props.level}
      kind="open"
      title={page.t('no-order.title')}
      texts={[page.t('no-order.text')]}
      page={page}
    >
      <p className={checkoutStyles.actions}>
        {basket !== undefined && (
          <a className={classNames(button.root, button.primary)} href={basket}>
            {page.t('no-order.to-basket')}
          </a>
        )}
        <a className={classNames(button.root, button.secondary)} href={page.route('home')}>
          {page.t('no-order.go-shopping')}
        </a>
      </p>
    </OrderPage>
  );
}
