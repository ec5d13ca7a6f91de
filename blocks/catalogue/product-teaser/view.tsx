import { colonOf } from '../../../schemas/colon.ts';
import type { ProductCard } from '../../../schemas/product-card.ts';
import { readProducts } from '../../../schemas/product-slice.ts';
import { badge } from '../../kit/style/badge-styles.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { PictureView } from '../../kit/picture/picture-view.tsx';
import { priceView } from '../../kit/product/price-view.tsx';
import { productHref, productPage } from '../../kit/product/product-card-view.tsx';
import { shapeClass } from '../../kit/product/product-shape.ts';
import { ratingView } from '../../kit/product/rating-view.tsx';
import { ProductLabels } from '../../kit/product/product-labels.tsx';
import type { ProductsData } from '../../kit/product/products-data.ts';
import { section } from '../../kit/section/section.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import type { ProductTeaserProps } from './schema.ts';
import { styles } from './styles.ts';
import { unavailableText } from '../../kit/product/unavailable-text.ts';

interface Part {
  card: ProductCard;
  page: PageView;
}

/** One product, large, beside what there is to say about it. */
export function view({ props, data, page }: ViewInput<ProductTeaserProps, ProductsData, never, never>) {
  const card = readProducts(data.products).cards.find(({ sku }) => sku === props.sku);
  if (!card) return null;
  const { headline, text, side, shape } = props;
  return (
    <section id={page.nodeId} className={section.root}>
      <div className={section.inner}>
        <div className={classNames(styles.root, side === 'right' && styles.right, shapeClass[shape])}>
          <Media card={card} page={page} />
          <div className={styles.words}>
            <h2 className={section.title}>{headline ?? card.name}</h2>
            {text && <p className={styles.text}>{text}</p>}
            {card.brand !== '' && <p className={styles.brand}>{card.brand}</p>}
            {headline && <p className={styles.name}>{card.name}</p>}
            {ratingView(card.rating, page)}
            {priceView(card, page, 'large')}
            <ProductLabels
              energy={card.energy}
              tyre={card.tyre}
              product={productPage(card, page)}
              page={page}
            />
            <Action card={card} page={page} words={props.action} />
          </div>
        </div>
      </div>
    </section>
  );
}

function Media({ card, page }: Part) {
  const unavailable = unavailableText(card, page);
  return (
    <div className={styles.media}>
      <PictureView
        picture={{ src: card.picture, alt: '' }}
        page={page}
        sizes="(min-width:900px) 56vw,(min-width:600px) 48vw,92vw"
        maxWidth={1600}
        className={classNames(styles.picture, unavailable !== undefined && styles.faded)}
        isFirst={page.isFirstPicture}
      />
      {unavailable !== undefined && (
        <span className={classNames(badge.root, badge.soldOut, styles.badge)}>{unavailable}</span>
      )}
    </div>
  );
}

function Action({ card, page, words }: Part & { words: string | undefined }) {
  const href = productHref(card, page);
  if (!href) return null;
  const look = card.soldOut || card.undeliverable ? button.secondary : button.primary;
  return (
    <a className={classNames(button.root, look, styles.action)} href={href}>
      {words ?? page.t('product-teaser.view')}
      <span className={hidden.root}>{`${colonOf(page.locale)} ${card.name}`}</span>
    </a>
  );
}
