import type { ReactNode } from 'react';
import { ofCustomer } from '../../../schemas/basket/of-customer.ts';
import type { WishlistForm as FormName } from '../../../schemas/wishlist/wishlist-form.ts';
import type { PageView } from '../../kit/define/page-view.ts';

interface WishlistFormProps {
  form: FormName;
  /** Article that it is about. */
  sku: string;
  page: PageView;
  /** Whether the list is a customer's, whom the form then means. */
  isCustomers: boolean;
  className?: string;
  children: ReactNode;
}

/** A form of the wishlist's page: it posts to the page, and a script posts it in the background. */
export function WishlistForm({ form, sku, isCustomers, page, className, children }: WishlistFormProps) {
  return (
    <form
      className={className}
      method="post"
      action={page.route('wishlist')}
      data-action="wishlist"
      data-action-on="submit"
    >
      <input type="hidden" name="form" value={form} />
      {isCustomers && <input type="hidden" {...ofCustomer} />}
      <input type="hidden" name="sku" value={sku} />
      {children}
    </form>
  );
}
