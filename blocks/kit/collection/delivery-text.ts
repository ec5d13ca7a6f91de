import type { ProductDelivery } from '../../../schemas/catalogue/product-page.ts';
import type { PageView } from '../define/page-view.ts';

/** When an article comes, in one line, and whether that is good news. */
export function deliveryText(
  { delivery }: { delivery: ProductDelivery },
  page: PageView,
): { tone: 'good' | 'few' | 'bad' | 'open'; text: string } {
  const t = (name: string, values?: Record<string, string | number>) => page.t(`collection.${name}`, values);
  switch (delivery.state) {
    case 'in-stock': {
      const { mode, days, left } = delivery;
      const [from, to] = days;
      const when = from === to ? t(`${mode}-day`, { count: to }) : t(`${mode}-days`, { from, count: to });
      if (left === null) return { tone: 'good', text: t('in-stock', { when }) };
      return { tone: 'few', text: t('few-left', { count: left, when }) };
    }
    case 'sold-out':
      return {
        tone: 'bad',
        text:
          delivery.restock === null
            ? t('sold-out')
            : t('restock', { date: page.date(delivery.restock, { day: 'numeric', month: 'long' }) }),
      };
    case 'needs-variant':
      return { tone: 'open', text: t('needs-variant') };
    case 'unavailable':
      return { tone: 'bad', text: t('unavailable') };
  }
}
