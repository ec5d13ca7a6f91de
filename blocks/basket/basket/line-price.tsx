import type { BasketLine } from '../../../schemas/basket/basket.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { priceStyles } from '../../kit/product/price-styles.ts';
import { priceView, reductionOf } from '../../kit/product/price-view.tsx';
import { lineStyles as styles } from './line-styles.ts';

/** What all pieces of a line cost, with what one costs beside it and all that must stand beside a price. */
export function LinePrice({ line, page }: { line: BasketLine; page: PageView }) {
  const { quantity, price, priceBefore, total, discount } = line;
  const isReduced = reductionOf(price) !== null;
  return (
    <div className={styles.price} data-role="price">
      {quantity > 1 && (
        <p className={classNames(priceStyles.root, isReduced && priceStyles.reduced)}>
          <b>{page.price(total)}</b>
        </p>
      )}
      <div className={quantity > 1 ? styles.single : undefined}>
        {quantity > 1 && <span>{`${page.t('basket.each')} `}</span>}
        {priceView(price, page)}
      </div>
      {priceBefore !== null && (
        <p className={styles.changed} data-role="price-before">
          {page.t('basket.price-changed', {
            before: page.price(priceBefore),
            price: page.price(price.price),
          })}
        </p>
      )}
      {discount > 0 && (
        <p className={styles.discount}>{page.t('basket.line-discount', { price: page.price(discount) })}</p>
      )}
    </div>
  );
}
