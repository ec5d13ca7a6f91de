import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { FocusedPicture } from '../../kit/picture/focused-picture.tsx';
import { section } from '../../kit/section/section.ts';
import type { MagazineArticleProps } from './schema.ts';
import { styles } from './styles.ts';

export function view({ props, slots, page }: ViewInput<MagazineArticleProps, object, 'body', never>) {
  const { title, level, kicker, intro } = props;
  const Level = `h${level}` as const;
  return (
    <article id={page.nodeId} className={classNames(section.root, section.inner)}>
      <div className={styles.head}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <Level className={classNames(section.title, styles.title)}>{title}</Level>
        {intro && <p className={styles.intro}>{intro}</p>}
        <Byline props={props} page={page} />
      </div>
      <Figure props={props} page={page} />
      {slots.body.length > 0 && <div className={styles.body}>{slots.body}</div>}
    </article>
  );
}

interface PartProps {
  props: MagazineArticleProps;
  page: PageView;
}

/** Who wrote it, when, and how long it takes. */
function Byline({ props: { author, date, updated, minutes }, page }: PartProps) {
  if ((author ?? date ?? updated ?? minutes) === undefined) return null;
  // At noon a day is the same day in every time zone that a shop has.
  const day = (iso: string): string => page.date(`${iso}T12:00:00Z`);
  return (
    <p className={styles.meta}>
      {author && <span className={styles.author}>{page.t('magazine-article.author', { author })}</span>}
      {date && <time dateTime={date}>{day(date)}</time>}
      {updated && (
        <time dateTime={updated}>{page.t('magazine-article.updated', { date: day(updated) })}</time>
      )}
      {minutes !== undefined && <span>{page.t('magazine-article.minutes', { count: minutes })}</span>}
    </p>
  );
}

function Figure({ props: { picture, caption }, page }: PartProps) {
  if (!picture || !page.picture(picture.src)) return null;
  return (
    <figure className={styles.figure}>
      <FocusedPicture
        picture={picture}
        page={page}
        sizes="(min-width:1100px) 1024px,92vw"
        maxWidth={2000}
        className={styles.picture}
        isFirst={page.isFirstPicture}
        frame={styles.media}
      />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
