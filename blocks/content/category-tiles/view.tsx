import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import { FocusedPicture } from '../../kit/picture/focused-picture.tsx';
import { section } from '../../kit/section/section.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import type { CategoryTilesProps } from './schema.ts';
import { styles } from './styles.ts';

const columns = ['', '', styles.two, styles.three, styles.four, styles.five, styles.six] as const;

export function view({ props, page }: ViewInput<CategoryTilesProps, object, never, never>) {
  const { headline, showHeadline, tiles } = props;
  const count = tiles.length;
  const sizes = `(min-width:900px) ${Math.ceil(100 / count)}vw,${count === 2 || count === 4 ? 46 : 30}vw`;
  return (
    <section id={page.nodeId} className={section.root}>
      <div className={section.inner}>
        <h2 className={showHeadline ? classNames(section.title, styles.headline) : hidden.root}>
          {headline}
        </h2>
        <ul
          className={classNames(
            styles.list,
            (count === 2 || count === 4) && styles.even,
            count < 4 && styles.few,
            columns[count],
          )}
        >
          {tiles.map(({ picture, link }, index) => (
            <li key={index} className={styles.tile}>
              <div className={styles.media}>
                <FocusedPicture
                  picture={picture}
                  page={page}
                  sizes={sizes}
                  maxWidth={960}
                  className={styles.picture}
                />
              </div>
              <LinkView link={link} page={page} className={styles.link}>
                {link.label}
              </LinkView>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
