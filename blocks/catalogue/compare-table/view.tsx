import type { ProductCard } from '../../../schemas/product-card.ts';
import { readProducts } from '../../../schemas/product-slice.ts';
import { badge } from '../../kit/style/badge-styles.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { PictureView } from '../../kit/picture/picture-view.tsx';
import { PriceNote } from '../../kit/product/price-note.tsx';
import { productHref } from '../../kit/product/product-card-view.tsx';
import type { ProductsData } from '../../kit/product/products-data.ts';
import { section } from '../../kit/section/section.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { rowsOf } from './rows.tsx';
import type { CompareTableProps } from './schema.ts';
import { styles } from './styles.ts';
import { unavailableText } from '../../kit/product/unavailable-text.ts';

/** Products side by side, a row for each thing that is compared. One product alone is no comparison, and not shown. */
export function view({ props, data, page }: ViewInput<CompareTableProps, ProductsData, never, never>) {
  const slice = readProducts(data.products).cards;
  const cards = props.skus.flatMap((sku) => slice.find((card) => card.sku === sku) ?? []);
  if (cards.length < 2) return null;
  const captionId = `${page.nodeId}.caption`;
  const rows = rowsOf(props, cards, page);
  return (
    <section id={page.nodeId} className={classNames(section.root, section.inner)}>
      {/* It scrolls sideways where the columns do not fit, and can be reached by Tab for that. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className={styles.frame} aria-labelledby={captionId} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption} id={captionId}>
            {props.caption}
          </caption>
          <thead>
            <tr>
              <td>
                <span className={hidden.root}>{page.t('compare-table.property')}</span>
              </td>
              {cards.map((card) => (
                <th key={card.sku} scope="col">
                  <Product card={card} page={page} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell ?? <Unknown page={page} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.note}>
        {props.text && `${props.text} · `}
        <PriceNote page={page} />
      </p>
    </section>
  );
}

function Product({ card, page }: { card: ProductCard; page: PageView }) {
  const href = productHref(card, page);
  const unavailable = unavailableText(card, page);
  return (
    <>
      <PictureView
        picture={{ src: card.picture, alt: '' }}
        page={page}
        sizes="(min-width:900px) 16rem,40vw"
        maxWidth={640}
        className={classNames(styles.picture, unavailable !== undefined && styles.faded)}
      />
      {href ? (
        <a className={styles.name} href={href}>
          {card.name}
        </a>
      ) : (
        <span className={styles.name}>{card.name}</span>
      )}
      {unavailable !== undefined && (
        <span className={classNames(badge.root, badge.soldOut)}>{unavailable}</span>
      )}
    </>
  );
}

function Unknown({ page }: { page: PageView }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={hidden.root}>{page.t('compare-table.unknown')}</span>
    </>
  );
}
