import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import type { PageView } from '../define/page-view.ts';

/** The way back from a step: to the one before it, and from the first one to the basket. */
export function backLink(
  { steps }: CheckoutState,
  page: PageView,
): { href: string | undefined; label: string } {
  const current = steps.findIndex(({ state }) => state === 'current');
  const before = steps.slice(0, Math.max(current, 0)).findLast(({ href }) => href !== null);
  return before
    ? { href: page.link({ href: before.href ?? '' })?.href, label: page.t(`checkout.back-to.${before.step}`) }
    : { href: page.route('basket'), label: page.t('checkout.back-to.basket') };
}
