import type { ProductCard } from '../../../schemas/product-card.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { priceView } from '../../kit/product/price-view.tsx';
import { productHref, productPage } from '../../kit/product/product-card-view.tsx';
import { ProductLabels } from '../../kit/product/product-labels.tsx';
import { places } from './places.ts';
import { styles } from './styles.ts';

export interface Spot {
  card: ProductCard;
  x: number;
  y: number;
  /** From 1; the same as in the list. */
  number: number;
}

const idOf = (spot: Spot, page: PageView): string => `${page.nodeId}.spot-${spot.number}`;

/** The button on the picture, with its middle on its place. */
export function SpotButton({ spot, page }: { spot: Spot; page: PageView }) {
  const { card, x, y, number } = spot;
  return (
    <button
      className={classNames(styles.spot, places[`x${x}`], places[`y${y}`])}
      type="button"
      popoverTarget={idOf(spot, page)}
      aria-label={page.t('look.spot', { number, name: card.name })}
    >
      {number}
    </button>
  );
}

/** What the button opens; the browser places and closes it. */
export function SpotCard({ spot, page }: { spot: Spot; page: PageView }) {
  const { card } = spot;
  const { name, brand, energy, tyre } = card;
  const href = productHref(card, page);
  return (
    <div className={styles.card} id={idOf(spot, page)} popover="auto">
      {brand !== '' && <p className={styles.brand}>{brand}</p>}
      {href ? (
        <a className={styles.name} href={href}>
          {name}
        </a>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      {priceView(card, page)}
      <ProductLabels energy={energy} tyre={tyre} product={productPage(card, page)} page={page} />
    </div>
  );
}
