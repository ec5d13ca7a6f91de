import type { BasketLine } from '../../../schemas/basket/basket.ts';
import type { PageView } from '../../kit/page-view.ts';

/** When an article comes, in one line, and whether that is good news. */
export function deliveryText(
  { delivery }: Pick<BasketLine, 'delivery'>,
  page: PageView,
): { tone: 'good' | 'few' | 'bad'; text: string } {
  const t = (name: string, values?: Record<string, string | number>) => page.t(`basket.${name}`, values);
  if (delivery.state === 'in-stock') {
    const { mode, days, left } = delivery;
    const [from, to] = days;
    const when = from === to ? t(`${mode}-day`, { count: to }) : t(`${mode}-days`, { from, count: to });
    return left === null
      ? { tone: 'good', text: t('in-stock', { when }) }
      : { tone: 'few', text: t('few-left', { count: left, when }) };
  }
  if (delivery.state === 'sold-out') {
    const { restock } = delivery;
    if (restock === null) return { tone: 'bad', text: t('sold-out') };
    return {
      tone: 'bad',
      text: t('restock', { date: page.date(restock, { day: 'numeric', month: 'long' }) }),
    };
  }
  return { tone: 'bad', text: t('delivery-unknown') };
}
