import type { ReactNode } from 'react';
import type { WishlistForm as FormName } from '../../../schemas/wishlist/wishlist-form.ts';
import type { PageView } from '../../kit/define/page-view.ts';

interface WishlistFormProps {
  form: FormName;
  /** Article that it is about. */
  sku: string;
  page: PageView;
  className?: string;
  children: ReactNode;
}

/** A form of the wishlist's page: it posts to the page, and a script posts it in the background. */
export function WishlistForm({ form, sku, page, className, children }: WishlistFormProps) {
  return (
    <form
      className={className}
      method="post"
      action={page.route('wishlist')}
      data-action="wishlist"
      data-action-on="submit"
    >
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="sku" value={sku} />
      {children}
    </form>
  );
}
