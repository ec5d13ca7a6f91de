import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { isLinkShown } from '../../kit/link/is-link-shown.ts';
import { LinkItem } from '../../kit/link/link-item.tsx';
import { SectionHead } from '../../kit/section/section-head.tsx';
import { section } from '../../kit/section/section.ts';
import type { LinkListProps } from './schema.ts';
import { styles } from './styles.ts';

/** Links one below the other or as chips; those to pages that the build lacks are left out, and without any the whole list. */
export function view({ props, page }: ViewInput<LinkListProps, object, never, never>) {
  const links = props.links.filter((link) => isLinkShown(link, page));
  if (links.length === 0) return null;
  return (
    <section className={classNames(section.root, section.inner)} id={page.nodeId}>
      <SectionHead headline={props.headline} more={props.more} page={page} />
      <ul className={styles[props.look]}>
        {links.map((link, index) => (
          <LinkItem key={index} link={link} page={page} />
        ))}
      </ul>
    </section>
  );
}
