import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { FocusedPicture } from '../../kit/picture/focused-picture.tsx';
import { SectionHead } from '../../kit/section/section-head.tsx';
import { section } from '../../kit/section/section.ts';
import { arrange, type Size } from './arrangement.ts';
import type { Banner, BannerGridProps } from './schema.ts';
import { styles } from './styles.ts';

const columnClass = { 2: undefined, 3: styles.three, 4: styles.four } as const;
const widthClass = [undefined, undefined, styles.wide, styles.wider, styles.full] as const;

export function view({ props, page }: ViewInput<BannerGridProps, object, never, never>) {
  const { headline, more, banners } = props;
  const { columns, sizes } = arrange(banners.map(({ span }) => span));
  const rows = rowsOf(banners);
  return (
    <section className={classNames(section.root, section.inner)} id={page.nodeId}>
      <SectionHead headline={headline} more={more} page={page} />
      <ul className={classNames(styles.list, columnClass[columns])}>
        {banners.map((banner, index) => (
          <li
            key={index}
            className={classNames(styles.banner, rows.has(index) && styles.row, sizeClass(sizes[index]))}
          >
            {bannerContent(banner, page, {
              level: headline ? 'h3' : 'h2',
              isFirst: page.isFirstPicture && index === 0,
              sizes: `(min-width:900px) ${Math.ceil((100 * (sizes[index]?.columns ?? 1)) / columns)}vw,${rows.has(index) ? 92 : 46}vw`,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function sizeClass(size: Size | undefined): string {
  return classNames(widthClass[size?.columns ?? 1], size?.rows === 2 && styles.tall);
}

/** Banners that take a whole row where there are two columns: wide ones, and the last of the others when they are odd. */
function rowsOf(banners: readonly Banner[]): ReadonlySet<number> {
  const rows = new Set<number>();
  let single: number | undefined;
  for (const [index, { span }] of banners.entries()) {
    if (span === 'wide' || span === 'large') rows.add(index);
    else if (single === undefined) single = index;
    else single = undefined;
  }
  if (single !== undefined) rows.add(single);
  return rows;
}

interface BannerPlace {
  level: 'h2' | 'h3';
  isFirst: boolean;
  sizes: string;
}

function bannerContent({ picture, title, text, link }: Banner, page: PageView, place: BannerPlace) {
  const Title = place.level;
  return (
    <>
      <FocusedPicture
        picture={picture}
        page={page}
        sizes={place.sizes}
        maxWidth={1600}
        className={styles.picture}
        isFirst={place.isFirst}
      />
      <div className={styles.words}>
        <Title className={styles.title}>
          {link ? (
            <LinkView link={link} page={page} className={styles.link}>
              {title}
            </LinkView>
          ) : (
            title
          )}
        </Title>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </>
  );
}
