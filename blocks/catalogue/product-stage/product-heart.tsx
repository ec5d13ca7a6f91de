import { Icon } from '../../kit/icon/icon.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { productHeart as styles } from './product-heart-styles.ts';

interface ProductHeartProps {
  /** Of what is chosen, else of the product. */
  sku: string;
  name: string;
  /** Address of the page that it stands on, to come back to. */
  from: string;
  page: PageView;
}

/**
 * The heart beside the button to buy with, in a build that has a wishlist. It is a part of its own where a page is taken over.
 * List `productHeart` in the block's styles.
 */
export function ProductHeart({ sku, name, from, page }: ProductHeartProps) {
  const wishlist = page.route('wishlist');
  if (wishlist === undefined) return null;
  const label = page.t('product.save', { name });
  return (
    <form
      className={styles.root}
      method="post"
      action={wishlist}
      data-action="wishlist-heart"
      data-action-on="submit"
    >
      <input type="hidden" name="from" value={from} />
      <button className={styles.press} name="sku" value={sku} aria-label={label} title={label}>
        <Icon name="heart" />
      </button>
    </form>
  );
}
