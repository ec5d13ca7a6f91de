import { classNames } from '../../kit/class-names.ts';
import { Icon } from '../../kit/icon.tsx';
import { LinkView } from '../../kit/link-view.tsx';
import type { PageView } from '../../kit/page-view.ts';
import { PictureView } from '../../kit/picture-view.tsx';
import type { Slide } from './schema.ts';
import { styles } from './styles.ts';

interface SlideViewProps {
  slide: Slide;
  page: PageView;
  sizes: string;
  level: 'h2' | 'h3';
  isFirst: boolean;
}

/** A slide of picture, words and link; without a picture, words alone. */
export function SlideView({
  slide: { picture, title, text, link },
  page,
  sizes,
  level: Level,
  isFirst,
}: SlideViewProps) {
  const focus = picture?.focus && page.rule({ objectPosition: `${picture.focus.x}% ${picture.focus.y}%` });
  return (
    <div className={styles.card}>
      {picture && page.picture(picture.src) && (
        <div className={styles.media}>
          <PictureView
            picture={picture}
            page={page}
            sizes={sizes}
            maxWidth={1600}
            className={classNames(styles.picture, focus)}
            isFirst={isFirst}
          />
        </div>
      )}
      <div className={styles.words}>
        <Level className={styles.name}>{title}</Level>
        {text && <p className={styles.text}>{text}</p>}
        {link && (
          <LinkView link={link} page={page} className={styles.link} otherwise="nothing">
            {link.label}
            <Icon name="chevron-right" />
          </LinkView>
        )}
      </div>
    </div>
  );
}
