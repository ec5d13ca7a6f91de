import type { ProductPage } from '../../../schemas/catalogue/product-page.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { deliveryWords } from './delivery-words.ts';

/** What is said aloud when a choice changed: what is chosen, its price, and when it comes or that it is sold out. */
export function spokenChoice(product: ProductPage, page: PageView): string {
  const chosen = product.axes.flatMap(({ axis, options }) => {
    const label = options.find(({ isChosen }) => isChosen)?.label;
    return label === undefined ? [] : [`${page.t(`product-stage.${axis}`)} ${label}`];
  });
  const { price, isFrom } = product.price;
  const amount = isFrom ? `${page.t('price.from')} ${page.price(price)}` : page.price(price);
  const { title } = deliveryWords(product, page);
  return [...chosen, amount, title].join(', ');
}
