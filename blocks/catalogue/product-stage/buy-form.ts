import type { ProductPage } from '../../../schemas/catalogue/product-page.ts';
import type { PageView } from '../../kit/define/page-view.ts';

/** Id of the form that puts the product into the basket: that of the choice, where there is something to choose. */
export function buyForm({ axes }: Pick<ProductPage, 'axes'>, { nodeId }: Pick<PageView, 'nodeId'>): string {
  return `${nodeId}.${axes.length > 0 ? 'choice' : 'buy'}`;
}
