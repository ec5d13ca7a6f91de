import type { ReactNode } from 'react';
import type { PageView } from '../define/page-view.ts';
import { PictureView } from '../picture/picture-view.tsx';
import { ExceptionNote } from '../product/exception-note.tsx';
import { ProductLabels } from '../product/product-labels.tsx';
import { orderLineStyles as styles } from './order-line-styles.ts';
import type { ShownLine } from './ordered-goods.ts';

interface OrderLinesProps {
  lines: readonly ShownLine[];
  page: PageView;
  /** What stands below an article, by its key; default: nothing. */
  below?: ReadonlyMap<string, ReactNode>;
}

/** What is ordered, article by article: what it is, how often, when it comes, and what it costs. */
export function OrderLines({ lines, page, below }: OrderLinesProps) {
  return (
    <ul className={styles.root}>
      {lines.map((line) => {
        const { key, name, details, picture, quantity, total, services, arrival, energy, tyre } = line;
        return (
          <li key={key} className={styles.line}>
            <div className={styles.media}>
              <PictureView
                picture={{ src: picture, alt: '' }}
                page={page}
                sizes="56px"
                maxWidth={240}
                className={styles.picture}
              />
            </div>
            <p className={styles.name}>{name}</p>
            <div className={styles.words}>
              <p className={styles.detail}>
                {[...details, page.t('checkout.pieces', { count: quantity })].join(' · ')}
              </p>
              <ProductLabels energy={energy} tyre={tyre} product={undefined} page={page} />
              {arrival !== '' && <p className={styles.arrival}>{arrival}</p>}
              <ExceptionNote exception={line.withdrawalException} className={styles.detail} page={page} />
              {below?.get(key)}
            </div>
            <p className={styles.price}>{page.price(total)}</p>
            {services.map((service) => (
              <div key={service.kind} className={styles.service}>
                <p>{service.name}</p>
                <p className={styles.price}>
                  {service.total === 0 ? page.t('basket-amounts.free') : page.price(service.total)}
                </p>
              </div>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
