import type { ProductCard } from '../../../schemas/product-card.ts';
import { LinkView } from '../link/link-view.tsx';
import type { PageView } from '../define/page-view.ts';
import { energyLabel } from './energy-label.tsx';
import { productLabelStyles as styles } from './product-labels-styles.ts';
import { tyreLabel } from './tyre-label.tsx';

interface ProductLabelsProps {
  energy?: ProductCard['energy'];
  tyre?: ProductCard['tyre'];
  /** Address of the product's page, where the label is shown; undefined: it has none. */
  product: string | undefined;
  page: PageView;
}

/**
 * The labels that the law wants beside a price, with the data sheet; nothing for a product that has neither. List
 * `productLabelStyles` in the block's styles.
 */
export function ProductLabels({ energy = null, tyre = null, product, page }: ProductLabelsProps) {
  if (!energy && !tyre) return null;
  const sheet = energy?.sheet ?? tyre?.sheet;
  return (
    <div className={styles.root}>
      {energy && energyLabel(energy, page, product)}
      {tyre && tyreLabel(tyre, page)}
      {sheet && (
        <LinkView link={{ href: sheet }} page={page} className={styles.sheet} otherwise="nothing">
          {page.t('product.sheet')}
        </LinkView>
      )}
    </div>
  );
}
