import type { CheckoutPlace } from './checkout-facts.ts';
import type { CheckoutParts } from './checkout-ports.ts';
import type { SeenChange } from './seen-order.ts';

/** Changes that are named one by one; of more, that there are more. */
const mostNamed = 4;

/** Says what is different now from what somebody has agreed to, and what is to be paid now. `total` in cents. */
export function changeWords(
  { text, price }: Pick<CheckoutParts, 'text' | 'price'>,
  { tenant: { slug }, locale }: Pick<CheckoutPlace, 'tenant' | 'locale'>,
  changes: readonly SeenChange[],
  total: number,
): string {
  const amount = (cents: number): string => price(slug, locale, cents);
  const say = (key: string, values: Record<string, string> = {}): string =>
    text(slug, locale, `checkout.changed.${key}`, values);
  const told = changes.slice(0, mostNamed).map((change) => {
    const values = {
      ...('name' in change && { name: change.name }),
      ...('service' in change && { service: text(slug, locale, `service.${change.service}`) }),
      ...('was' in change && { was: amount(change.was), is: amount(change.is) }),
    };
    return say(change.kind, values);
  });
  const more = changes.length > mostNamed ? [say('more')] : [];
  return [...told, ...more, say('total', { total: amount(total) })].join(' ');
}
