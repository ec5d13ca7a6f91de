import { FocusedPicture } from '../../kit/picture/focused-picture.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { TeaserWords } from '../../kit/section/teaser-words.tsx';
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
export function SlideView({ slide, page, sizes, level, isFirst }: SlideViewProps) {
  return (
    <div className={styles.card}>
      {slide.picture && (
        <FocusedPicture
          picture={slide.picture}
          page={page}
          sizes={sizes}
          maxWidth={1600}
          frame={styles.media}
          className={styles.picture}
          isFirst={isFirst}
        />
      )}
      <TeaserWords words={slide} level={level} page={page} className={styles.words} />
    </div>
  );
}
