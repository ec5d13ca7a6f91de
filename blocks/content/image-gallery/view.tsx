import { pictureAddress, pictureWidths } from '../../../schemas/picture-address.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import type { PageView, PictureView as PictureFacts } from '../../kit/define/page-view.ts';
import { FocusedPicture } from '../../kit/picture/focused-picture.tsx';
import { SectionHead } from '../../kit/section/section-head.tsx';
import { section } from '../../kit/section/section.ts';
import type { GalleryItem, ImageGalleryProps } from './schema.ts';
import { styles } from './styles.ts';

const shapes = { landscape: undefined, square: styles.square, portrait: styles.portrait } as const;

/** Pictures in a grid; each leads to itself in large, which the action shows in a layer. */
export function view({
  props: { headline, shape, pictures },
  page,
}: ViewInput<ImageGalleryProps, object, never, never>) {
  const shown = pictures.flatMap((item) => {
    const facts = page.picture(item.picture.src);
    return facts ? [{ item, facts }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section id={page.nodeId} className={section.root}>
      <div className={section.inner}>
        <SectionHead headline={headline} more={undefined} page={page} />
        <ul className={styles.list}>
          {shown.map(({ item, facts }, index) => (
            <li key={index}>
              <Figure
                item={item}
                facts={facts}
                page={page}
                place={{ number: index + 1, count: shown.length }}
                shape={shapes[shape]}
              />
            </li>
          ))}
        </ul>
        <Layer page={page} isSingle={shown.length === 1} />
      </div>
    </section>
  );
}

interface FigureProps {
  item: GalleryItem;
  facts: PictureFacts;
  page: PageView;
  place: { number: number; count: number };
  shape: string | undefined;
}

function Figure({ item: { picture, caption }, facts, page, place, shape }: FigureProps) {
  const name = picture.alt || caption || page.t('image-gallery.position', place);
  return (
    <figure className={styles.figure}>
      <a
        className={classNames(styles.link, shape)}
        href={largest(picture.src, facts)}
        aria-label={page.t('image-gallery.enlarge', { name })}
        data-action="image-gallery"
        data-count={page.t('image-gallery.position', place)}
      >
        <FocusedPicture
          picture={picture}
          page={page}
          sizes="(min-width:1200px) 22vw,(min-width:600px) 30vw,46vw"
          className={styles.picture}
          isFirst={page.isFirstPicture && place.number === 1}
        />
      </a>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

function largest(id: string, { revision, width }: PictureFacts): string {
  return pictureAddress({ id, revision }, pictureWidths.findLast((candidate) => candidate <= width) ?? width);
}

function Layer({ page, isSingle }: { page: PageView; isSingle: boolean }) {
  return (
    <dialog className={styles.layer} aria-label={page.t('image-gallery.layer')}>
      <div className={styles.bar}>
        <p className={styles.count} data-part="count" role="status" />
        <form method="dialog">
          <button className={styles.close} aria-label={page.t('image-gallery.close')}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className={styles.stage} data-part="stage" />
      <div className={styles.bar}>
        {!isSingle && <Step step={-1} page={page} />}
        <p className={styles.text} data-part="caption" />
        {!isSingle && <Step step={1} page={page} />}
      </div>
    </dialog>
  );
}

function Step({ step, page }: { step: 1 | -1; page: PageView }) {
  return (
    <button
      type="button"
      className={classNames(styles.step, step === -1 && styles.back)}
      aria-label={step === 1 ? page.t('image-gallery.next') : page.t('image-gallery.previous')}
      data-action="image-gallery"
      data-step={step}
    >
      <Icon name="chevron-right" />
    </button>
  );
}
