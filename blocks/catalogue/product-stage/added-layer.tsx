import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { added as styles } from './added-styles.ts';

/**
 * What a script shows when something was put into the basket: it fills in words and amounts as the shop wrote them.
 * (Requirements 2.118–2.121)
 */
export function AddedLayer({ page }: { page: PageView }) {
  const basket = page.route('basket');
  const checkout = page.route('checkout');
  const id = `${page.nodeId}.added`;
  const t = (key: string) => page.t(`product-stage.added-${key}`);
  const way = (kind: string) => classNames(button.root, kind);
  return (
    <template>
      <dialog className={styles.root} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
        <div className={styles.head}>
          <Icon name="check" />
          <h2 id={`${id}-title`}>{t('title')}</h2>
          <form method="dialog">
            <button className={styles.close} aria-label={page.t('product-stage.close')}>
              <Icon name="close" />
            </button>
          </form>
        </div>
        <div id={`${id}-text`}>
          <div className={styles.article}>
            <span data-picture="" />
            <div>
              <p data-brand="" />
              <p data-name="" />
              <p data-choice="" />
              <p data-price="" data-text={t('pieces')} />
            </div>
          </div>
        </div>
        <p className={classNames(styles.nudge, styles.warning)} data-notice="" />
        <p className={styles.nudge} data-nudge="" />
        <p className={styles.basket}>
          <span data-count="" data-text={t('basket')} />
          <b data-goods="" />
        </p>
        <div className={styles.ways}>
          <form method="dialog">
            <button className={way(button.secondary)}>{t('on')}</button>
          </form>
          <a className={way(checkout === undefined ? button.primary : button.secondary)} href={basket}>
            {t('to-basket')}
          </a>
          {checkout !== undefined && (
            <a className={way(button.primary)} href={checkout}>
              {t('to-checkout')}
            </a>
          )}
        </div>
      </dialog>
    </template>
  );
}
