import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import type { PageView } from '../define/page-view.ts';
import { button } from '../style/button.ts';
import { classNames } from '../style/class-names.ts';
import { checkoutStyles } from './checkout-styles.ts';

/** Leads to the confirmation of an order; nothing where a shop has no such page. */
export function ToOrder({
  order: { token },
  label,
  page,
}: {
  order: { token: string };
  label: string;
  page: PageView;
}) {
  const confirmation = page.route('order-confirmation');
  if (confirmation === undefined) return null;
  return (
    <p className={checkoutStyles.actions}>
      <a
        className={classNames(button.root, button.primary)}
        href={`${confirmation}?${tokenQuery(token, page)}`}
      >
        {label}
      </a>
    </p>
  );
}

/** The order's token as addresses of the language name it. */
export const tokenQuery = (token: string, page: PageView): string =>
  page.words.query(new URLSearchParams({ [orderQuery.token]: token }).toString());
