import type { ViewInput } from '../../kit/define/define-block.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import { PictureView } from '../../kit/picture/picture-view.tsx';
import { SectionHead } from '../../kit/section/section-head.tsx';
import { section } from '../../kit/section/section.ts';
import type { BrandWallProps } from './schema.ts';
import { styles } from './styles.ts';

export function view({ props, page }: ViewInput<BrandWallProps, object, never, never>) {
  const { headline, more, brands } = props;
  return (
    <section id={page.nodeId} className={section.root}>
      <div className={section.inner}>
        <SectionHead headline={headline} more={more} page={page} />
        <ul className={styles.list}>
          {brands.map(({ name, picture, href }, index) => (
            <li key={index}>
              <LinkView link={href === undefined ? {} : { href }} page={page} className={styles.brand}>
                {picture && page.picture(picture.src) ? (
                  <PictureView
                    picture={{ src: picture.src, alt: name }}
                    page={page}
                    sizes="144px"
                    maxWidth={480}
                    className={styles.mark}
                  />
                ) : (
                  name
                )}
              </LinkView>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
