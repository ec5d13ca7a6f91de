import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { AnchorNavigationProps } from './schema.ts';
import { styles } from './styles.ts';

/** Links to nodes of the same page whose blocks carry the node's id. */
export function view({ props, page }: ViewInput<AnchorNavigationProps, object, never, never>) {
  const { label, sticky, targets } = props;
  return (
    <nav
      className={classNames(styles.root, sticky && styles.sticky)}
      aria-label={label ?? page.t('anchor-navigation.label')}
    >
      <ul className={styles.list}>
        {targets.map((target, index) => (
          <li key={index}>
            <a href={`#${target.node}`}>{target.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
