import { pictureAddress, pictureWidths } from '../../../schemas/picture-address.ts';
import type { ProductPage } from '../../../schemas/catalogue/product-page.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import type { PageView, PictureView as PictureFacts } from '../../kit/define/page-view.ts';
import { PictureView } from '../../kit/picture/picture-view.tsx';
import { galleryStyles as styles } from './gallery-styles.ts';

interface Shown {
  id: string;
  facts: PictureFacts;
  name: string;
}

const sizes = '(min-width:1536px) 820px,(min-width:900px) 50vw,100vw';

/**
 * The pictures in a row that is swiped and snaps, each leading to itself in large; small ones beside it lead to their
 * place. Scripts add arrow keys and a layer to look closer.
 */
export function Gallery({ product, page }: { product: ProductPage; page: PageView }) {
  const shown = picturesOf(product, page);
  const { nodeId } = page;
  const first = shown[0];
  if (!first) return <div className={styles.root} data-part="gallery" />;
  const isOnly = shown.length === 1;
  return (
    <div
      className={classNames(styles.root, isOnly && styles.only)}
      data-part="gallery"
      data-action="product-stage"
      data-action-on="pointerenter focusin keydown"
      data-role="gallery"
    >
      {!isOnly && <Thumbs shown={shown} page={page} />}
      <ul className={classNames(styles.row, shapeOf(first.facts))} data-role="row">
        {shown.map(({ id, facts, name }, index) => (
          <li key={id} id={`${nodeId}.p${index + 1}`}>
            <a
              href={largest(id, facts)}
              data-action="product-stage"
              data-role="zoom"
              aria-label={page.t('product-stage.zoom', { name })}
            >
              <PictureView
                picture={{ src: id, alt: '' }}
                page={page}
                sizes={sizes}
                className={styles.picture}
                isFirst={index === 0 && page.isFirstPicture}
                maxWidth={1600}
              />
            </a>
          </li>
        ))}
      </ul>
      <Layer shown={shown} page={page} />
    </div>
  );
}

function Thumbs({ shown, page }: { shown: readonly Shown[]; page: PageView }) {
  return (
    <ol className={styles.thumbs}>
      {shown.map(({ id, facts, name }, index) => (
        <li key={id}>
          <a
            href={`#${page.nodeId}.p${index + 1}`}
            data-action="product-stage"
            data-role="thumb"
            aria-label={name}
            aria-current={index === 0 ? 'true' : undefined}
          >
            <img
              src={pictureAddress({ id, revision: facts.revision }, 160)}
              width={facts.width}
              height={facts.height}
              alt=""
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The layer in which a picture is looked at closely; the script puts the picture in. */
function Layer({ shown, page }: { shown: readonly Shown[]; page: PageView }) {
  const { t } = page;
  return (
    <dialog className={styles.layer} aria-label={t('product-stage.layer')} data-role="layer">
      <div className={styles.bar}>
        <p className={styles.count} data-role="count" role="status" data-text={t('product-stage.position')} />
        <form method="dialog">
          <button className={styles.round} aria-label={t('product-stage.close')}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <button
        type="button"
        className={styles.stage}
        data-role="stage"
        data-action="product-stage"
        aria-label={t('product-stage.closer')}
        aria-pressed="false"
      />
      {shown.length > 1 && (
        <div className={styles.bar}>
          {[-1, 1].map((step) => (
            <button
              key={step}
              type="button"
              className={classNames(styles.round, step === -1 && styles.back)}
              aria-label={t(step === 1 ? 'product-stage.next' : 'product-stage.previous')}
              data-action="product-stage"
              data-role="step"
              data-step={step}
            >
              <Icon name="chevron-right" />
            </button>
          ))}
        </div>
      )}
    </dialog>
  );
}

/** The pictures that exist, with the name that listeners hear: which side they show. */
function picturesOf({ pictures, name, axes }: ProductPage, page: PageView): Shown[] {
  const colour = axes.find(({ axis }) => axis === 'colour')?.options.find(({ isChosen }) => isChosen)?.label;
  const whole = colour === undefined ? name : `${name}, ${colour}`;
  return pictures.flatMap(({ id, view }) => {
    const facts = page.picture(id);
    return facts ? [{ id, facts, name: `${whole}, ${page.t(`product-stage.view-${view}`)}` }] : [];
  });
}

function shapeOf({ width, height }: PictureFacts): string | undefined {
  if (width > height) return styles.wide;
  return width === height ? styles.square : undefined;
}

function largest(id: string, { revision, width }: PictureFacts): string {
  return pictureAddress({ id, revision }, pictureWidths.findLast((candidate) => candidate <= width) ?? width);
}
