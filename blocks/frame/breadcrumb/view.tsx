import type { ViewInput } from '../../kit/define-block.ts';
import { LinkView } from '../../kit/link-view.tsx';
import { section } from '../../kit/section.ts';
import type { BreadcrumbProps } from './schema.ts';
import { styles } from './styles.ts';

/** The way from the home page to this one; nothing when there is no page between and this one has no name. */
export function view({ props, page }: ViewInput<BreadcrumbProps, object, never, never>) {
  const { items, current } = props;
  if (items.length === 0 && !current) return null;
  const trail = [{ label: page.t('breadcrumb.home'), route: 'home' }, ...items];
  return (
    <nav className={`${section.inner} ${styles.root}`} aria-label={page.t('breadcrumb.label')}>
      <ol className={styles.list}>
        {trail.map((item, index) => (
          <li key={index}>
            <LinkView link={item} page={page}>
              {item.label}
            </LinkView>
          </li>
        ))}
        {current && (
          <li>
            <span aria-current="page">{current}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
