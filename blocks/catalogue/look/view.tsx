import { readProducts } from '../../../schemas/product-slice.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { PictureView } from '../../kit/picture/picture-view.tsx';
import { PriceNote } from '../../kit/product/price-note.tsx';
import { heartForm, productCardView } from '../../kit/product/product-card-view.tsx';
import { productList } from '../../kit/product/product-list-styles.ts';
import { shapeClass } from '../../kit/product/product-shape.ts';
import type { ProductsData } from '../../kit/product/products-data.ts';
import { section } from '../../kit/section/section.ts';
import { type Spot, SpotButton, SpotCard } from './hotspot.tsx';
import type { LookProps } from './schema.ts';
import { styles } from './styles.ts';

/** Width of a picture by its height, from which on it is a wide one. */
const wide = 1.6;

/** Several products on one picture, numbered there and in the list beside it. Without any of them it is left out. */
export function view({ props, data, page }: ViewInput<LookProps, ProductsData, never, never>) {
  const { cards } = readProducts(data.products);
  const spots = props.spots
    .flatMap(({ sku, x, y }) => {
      const card = cards.find((candidate) => candidate.sku === sku);
      return card ? [{ card, x, y }] : [];
    })
    .map((spot, index): Spot => ({ ...spot, number: index + 1 }));
  if (spots.length === 0) return null;
  const facts = page.picture(props.picture.src);
  // A wide picture stands above its list, any other beside it.
  const isWide = facts !== undefined && facts.width >= facts.height * wide;
  const hearts = heartForm(page);
  const place = { page, as: 'li', sizes: '(min-width:900px) 20vw,46vw', heartFormId: hearts?.id } as const;
  return (
    <section id={page.nodeId} className={section.root}>
      <div className={section.inner}>
        {props.headline && <h2 className={classNames(section.title, styles.title)}>{props.headline}</h2>}
        {props.text && <p className={styles.text}>{props.text}</p>}
        <div className={classNames(styles.parts, isWide ? styles.wide : styles.tall)}>
          {/* Without its picture there is nothing that spots could point at. */}
          {facts && <Stage props={props} spots={spots} isWide={isWide} page={page} />}
          <div className={styles.side}>
            <ol className={classNames(productList.root, styles.list, shapeClass[props.shape])}>
              {spots.map(({ card }) => productCardView(card, { ...place, fetch: 'lazy' }))}
            </ol>
            <p className={styles.note}>
              <PriceNote page={page} />
            </p>
          </div>
        </div>
        {hearts?.form}
      </div>
    </section>
  );
}

interface StageProps {
  props: LookProps;
  spots: readonly Spot[];
  isWide: boolean;
  page: PageView;
}

/** The picture with its spots. */
function Stage({ props, spots, isWide, page }: StageProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.canvas}>
        <PictureView
          picture={props.picture}
          page={page}
          sizes={
            isWide ? '(min-width:900px) 96vw,(min-width:432px) 92vw,160vw' : '(min-width:900px) 56vw,92vw'
          }
          className={styles.picture}
          isFirst={page.isFirstPicture}
        />
        {spots.map((spot) => (
          <SpotButton key={spot.number} spot={spot} page={page} />
        ))}
      </div>
      {spots.map((spot) => (
        <SpotCard key={spot.number} spot={spot} page={page} />
      ))}
    </div>
  );
}
