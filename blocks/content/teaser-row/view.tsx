import type { ReactElement } from 'react';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { FocusedPicture } from '../../kit/picture/focused-picture.tsx';
import { SectionHead } from '../../kit/section/section-head.tsx';
import { section } from '../../kit/section/section.ts';
import { TeaserWords } from '../../kit/section/teaser-words.tsx';
import type { Teaser, TeaserRowProps } from './schema.ts';
import { styles } from './styles.ts';

const equal = [undefined, styles.one, styles.two, styles.three, styles.four] as const;
const wideFirst = [
  undefined,
  styles.one,
  `${styles.two} ${styles.wideTwo}`,
  styles.wideThree,
  styles.four,
] as const;

export function view({ props, page }: ViewInput<TeaserRowProps, object, never, never>) {
  const { headline, more, layout, teasers } = props;
  const columns = (layout === 'wide-first' ? wideFirst : equal)[teasers.length];
  const sizes = `(min-width:900px) ${layout === 'wide-first' ? 58 : Math.ceil(100 / teasers.length)}vw,(min-width:600px) ${teasers.length > 1 ? 48 : 58}vw,92vw`;
  return (
    <section id={page.nodeId} className={section.root}>
      <div className={section.inner}>
        <SectionHead headline={headline} more={more} page={page} />
        <ul className={classNames(styles.list, columns)}>
          {teasers.map((teaser, index) => (
            <li key={index} className={styles.teaser}>
              {teaserView(teaser, {
                page,
                sizes,
                level: headline ? 'h3' : 'h2',
                isFirst: page.isFirstPicture && index === 0,
              })}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface TeaserPlace {
  page: PageView;
  sizes: string;
  level: 'h2' | 'h3';
  isFirst: boolean;
}

function teaserView(teaser: Teaser, { page, sizes, level, isFirst }: TeaserPlace): ReactElement {
  return (
    <>
      <div className={styles.media}>
        <FocusedPicture
          picture={teaser.picture}
          page={page}
          sizes={sizes}
          maxWidth={1600}
          className={styles.picture}
          isFirst={isFirst}
        />
      </div>
      <TeaserWords words={teaser} level={level} page={page} className={styles.words} />
    </>
  );
}
