import type { Link } from '../../../schemas/link.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { section } from '../../kit/section/section.ts';
import type { BreadcrumbProps } from './schema.ts';
import { styles } from './styles.ts';

/** The way from the home page to this one; nothing when there is no page between and this one has no name. */
export function view({ props, page }: ViewInput<BreadcrumbProps, object, never, never>) {
  const { above, current } = wayOf(props, page);
  if (above.length === 0 && !current) return null;
  const begins = above[0]?.href === '/' || above[0]?.route === 'home';
  const way = begins ? above : [{ label: page.t('breadcrumb.home'), route: 'home' }, ...above];
  return (
    <nav className={`${section.inner} ${styles.root}`} aria-label={page.t('breadcrumb.label')}>
      <ol className={styles.list}>
        {way.map((item, index) => (
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

/** What the editor typed; else the page's own trail, which ends at this page. */
function wayOf(
  { items, current }: BreadcrumbProps,
  page: PageView,
): { above: readonly Link[]; current: string | undefined } {
  if (items.length > 0 || current) return { above: items, current };
  const { trail } = page.declared;
  return {
    above: trail.slice(0, -1).map(({ label, path }) => ({ label, href: path })),
    current: trail.at(-1)?.label,
  };
}
