import type { ReactNode } from 'react';
import type { BasketForm as FormName } from '../../../schemas/basket/basket-form.ts';
import { ofCustomer } from '../../../schemas/basket/of-customer.ts';
import type { PageView } from '../../kit/define/page-view.ts';

interface BasketFormProps {
  form: FormName;
  page: PageView;
  /** Whether the basket is a customer's, whom the form then means. */
  isCustomers: boolean;
  className?: string;
  id?: string;
  /** Article that it is about. */
  sku?: string;
  /** What is sent along unseen. */
  quantity?: number;
  /** Whether it is sent as soon as something in it was changed, too. */
  sendsChanges?: boolean;
  /** Whether the action takes it over before somebody sends it. */
  startsAction?: boolean;
  children: ReactNode;
}

/** A form of the basket's page: it posts to the page, and a script posts it in the background. */
export function BasketForm(props: BasketFormProps) {
  const { form, page, className, id, sku, quantity, sendsChanges = false, children } = props;
  return (
    <form
      className={className}
      id={id}
      method="post"
      action={page.route('basket')}
      noValidate
      data-action="basket"
      data-action-on={sendsChanges ? 'submit change' : 'submit'}
      data-action-start={props.startsAction ? 'basket' : undefined}
    >
      <input type="hidden" name="form" value={form} />
      {props.isCustomers && <input type="hidden" {...ofCustomer} />}
      {sku !== undefined && <input type="hidden" name="sku" value={sku} />}
      {quantity !== undefined && <input type="hidden" name="quantity" value={quantity} />}
      {children}
    </form>
  );
}
