import type { Basket } from '../../../schemas/basket/basket.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { cachedText } from '../../kit/text/cached-text.ts';

/** What shipping costs, or what is missing until it is free. */
export function shippingWords({ missing, shipping }: Basket, page: PageView): string {
  const kind = shipping.freight > 0 ? 'parcels' : 'shipping';
  return missing > 0
    ? page.t(`basket.missing-${kind}`, { price: page.price(missing) })
    : page.t(`basket.free-${kind}`, { price: page.price(shipping.freight) });
}

/** To which country the shop delivers, and to no other. (Requirement 1.010) */
export function limitWords(page: PageView): string {
  const own = page.tenant.locales.find(({ locale }) => locale === page.locale);
  const code = own?.country ?? page.tenant.company.country;
  return cachedText(page, `basket limit ${code}`, () => {
    const country = new Intl.DisplayNames([page.locale], { type: 'region' }).of(code) ?? code;
    return page.t('basket.only-to', { country });
  });
}
