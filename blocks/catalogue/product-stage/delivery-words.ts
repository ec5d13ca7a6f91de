import type { ProductPage } from '../../../schemas/catalogue/product-page.ts';
import type { PageView } from '../../kit/define/page-view.ts';

/** What the delivery statement says: a line, and what is to be known beside it. */
interface DeliveryWords {
  tone: 'good' | 'few' | 'bad' | 'open';
  title: string;
  /** How much is left when that is little. */
  left?: string;
  /** Empty: nothing more. */
  text: string;
}

/** The delivery statement in the words of the page. */
export function deliveryWords({ delivery, price }: ProductPage, page: PageView): DeliveryWords {
  const t = (name: string, values?: Record<string, string | number>) =>
    page.t(`product-stage.${name}`, values);
  switch (delivery.state) {
    case 'needs-variant':
      return { tone: 'open', title: t('choose-first'), text: t('choose-first-why') };
    case 'unavailable':
      return { tone: 'bad', title: t('delivery-unavailable'), text: t('delivery-unavailable-why') };
    case 'sold-out':
      return {
        tone: 'bad',
        title: t('sold-out'),
        text:
          delivery.restock === null
            ? t('restock-unknown')
            : t('restock', { date: page.date(delivery.restock, { day: 'numeric', month: 'long' }) }),
      };
    case 'in-stock': {
      const { mode, days, left } = delivery;
      const [from, to] = days;
      const name = mode === 'freight' ? 'freight' : 'parcel';
      return {
        tone: left === null ? 'good' : 'few',
        title: from === to ? t(`${name}-day`, { count: to }) : t(`${name}-days`, { from, count: to }),
        ...(left !== null && { left: t('left', { count: left }) }),
        text: `${left === null ? `${t('in-stock')} ` : ''}${shippingText(price.price, page)}`,
      };
    }
  }
}

/** From which value on the shop sends free, or that it does. */
function shippingText(price: number, page: PageView): string {
  const own = page.tenant.locales.find(({ locale }) => locale === page.locale);
  const from = own?.freeShippingFrom ?? 0;
  return price >= from
    ? page.t('product-stage.shipping-free')
    : page.t('product-stage.shipping-from', { price: page.price(from) });
}
