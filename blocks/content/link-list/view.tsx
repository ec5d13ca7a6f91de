import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { SectionHead } from '../../kit/section/section-head.tsx';
import { section } from '../../kit/section/section.ts';
import type { LinkListProps } from './schema.ts';
import { styles } from './styles.ts';

/** Links one below the other or as chips; those that lead nowhere are left out, and without any the whole list. */
export function view({ props, page }: ViewInput<LinkListProps, object, never, never>) {
  const items = props.links.flatMap((link, index) => {
    const target = page.link(link);
    if (!target) return [];
    return (
      <li key={index}>
        <a href={target.href} rel={target.external ? 'noopener noreferrer' : undefined}>
          {link.label}
        </a>
      </li>
    );
  });
  if (items.length === 0) return null;
  return (
    <section className={classNames(section.root, section.inner)} id={page.nodeId}>
      <SectionHead headline={props.headline} more={props.more} page={page} />
      <ul className={styles[props.look]}>{items}</ul>
    </section>
  );
}
