import type { ReactElement } from 'react';
import { classNames } from '../../kit/class-names.ts';
import type { ViewInput } from '../../kit/define-block.ts';
import { Icon } from '../../kit/icon.tsx';
import { LinkView } from '../../kit/link-view.tsx';
import type { PageView } from '../../kit/page-view.ts';
import { PictureView } from '../../kit/picture-view.tsx';
import { SectionHead } from '../../kit/section-head.tsx';
import { section } from '../../kit/section.ts';
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

function teaserView(
  { picture, title, text, link }: Teaser,
  { page, sizes, level: Level, isFirst }: TeaserPlace,
): ReactElement {
  const focus = picture.focus && page.rule({ objectPosition: `${picture.focus.x}% ${picture.focus.y}%` });
  return (
    <>
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
      <div className={styles.words}>
        <Level className={styles.title}>{title}</Level>
        {text && <p className={styles.text}>{text}</p>}
        {link && (
          <LinkView link={link} page={page} className={styles.link} otherwise="nothing">
            {link.label}
            <Icon name="chevron-right" />
          </LinkView>
        )}
      </div>
    </>
  );
}
