import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import type { MiniProductProps } from './schema.ts';
import { styles } from './styles.ts';

/** The layer in which a card shows its product; the script fills it. Without scripts cards lead to the product's page. */
export function view({ page }: ViewInput<MiniProductProps, object, never, never>) {
  if (page.route('product', { slug: 'x', sku: '1' }) === undefined) return null;
  return (
    <dialog className={styles.root} data-role="mini" aria-label={page.t('mini-product.label')}>
      <form method="dialog" className={styles.head}>
        <button className={styles.close} aria-label={page.t('mini-product.close')}>
          <Icon name="close" />
        </button>
      </form>
      <div data-role="mini-body" />
      <p className={styles.foot}>
        {page.route('wishlist') !== undefined && (
          <button
            type="button"
            className={classNames(button.root, button.primary)}
            data-action="mini-product"
            data-role="mini-apply"
            data-open={page.t('mini-product.choose-first')}
            hidden
          >
            {page.t('mini-product.apply')}
          </button>
        )}
        <a
          className={classNames(button.root, button.secondary)}
          data-action="mini-product"
          data-role="mini-go"
          href={page.route('home') ?? '/'}
        >
          {page.t('mini-product.go')}
        </a>
      </p>
    </dialog>
  );
}
