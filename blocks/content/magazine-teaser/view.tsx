import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { FocusedPicture } from '../../kit/picture/focused-picture.tsx';
import { SectionHead } from '../../kit/section/section-head.tsx';
import { section } from '../../kit/section/section.ts';
import type { MagazineTeaser, MagazineTeaserProps } from './schema.ts';
import { styles } from './styles.ts';

export function view({ props, page }: ViewInput<MagazineTeaserProps, object, never, never>) {
  const { headline, more, look, teasers } = props;
  const isList = look === 'list';
  const columns = teasers.length === 2 ? styles.two : teasers.length > 2 && styles.three;
  return (
    <section id={page.nodeId} className={section.root}>
      <div className={section.inner}>
        <SectionHead headline={headline} more={more} page={page} />
        <ul className={classNames(styles.list, !isList && columns)}>
          {teasers.map((teaser, index) => (
            <li key={index} className={classNames(styles.teaser, isList && styles.row)}>
              <Media
                teaser={teaser}
                page={page}
                sizes={sizesOf(isList, teasers.length)}
                isFirst={page.isFirstPicture && index === 0}
              />
              <Words teaser={teaser} page={page} level={headline ? 'h3' : 'h2'} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function sizesOf(isList: boolean, count: number): string {
  if (isList) return '(min-width:600px) 208px,104px';
  const columns = Math.min(count, 3);
  return `(min-width:900px) ${Math.ceil(100 / columns)}vw,(min-width:600px) ${count > 1 ? 48 : 92}vw,92vw`;
}

interface MediaProps {
  teaser: MagazineTeaser;
  page: PageView;
  sizes: string;
  isFirst: boolean;
}

function Media({ teaser: { picture }, page, sizes, isFirst }: MediaProps) {
  if (!picture) return null;
  return (
    <FocusedPicture
      picture={picture}
      page={page}
      sizes={sizes}
      maxWidth={1280}
      className={styles.picture}
      isFirst={isFirst}
      frame={styles.media}
    />
  );
}

function Words({
  teaser,
  page,
  level: Level,
}: {
  teaser: MagazineTeaser;
  page: PageView;
  level: 'h2' | 'h3';
}) {
  const { title, kicker, text, link, date, minutes } = teaser;
  return (
    <div className={styles.words}>
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <Level className={styles.title}>
        <LinkView link={link ?? {}} page={page} className={styles.link}>
          {title}
        </LinkView>
      </Level>
      {text && <p className={styles.text}>{text}</p>}
      {(date ?? minutes) !== undefined && (
        <p className={styles.meta}>
          {/* At noon a day is the same day in every time zone that a shop has. */}
          {date && <time dateTime={date}>{page.date(`${date}T12:00:00Z`)}</time>}
          {minutes !== undefined && <span>{page.t('magazine-teaser.minutes', { count: minutes })}</span>}
        </p>
      )}
    </div>
  );
}
