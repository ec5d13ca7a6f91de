import { classNames } from '../style/class-names.ts';
import { tabList as styles } from './tab-styles.ts';

interface TabListProps {
  /** The block whose action makes tabs of the links, by `makeTabs`. */
  block: string;
  label: string;
  /** `id`: that of the part which a tab leads to. */
  tabs: readonly { id: string; label: string }[];
  className?: string;
  /** True where the action also hears a press that comes before it has made tabs, by `showTab`. */
  hearsPress?: boolean;
}

/** Links to the parts of a block, of which a script makes tabs. List `tabList` in the block's styles. */
export function TabList({ block, label, tabs, className, hearsPress = false }: TabListProps) {
  return (
    <ul
      className={classNames(styles.root, className)}
      aria-label={label}
      data-action={hearsPress ? block : undefined}
      data-action-start={block}
    >
      {tabs.map((tab) => (
        <li key={tab.id}>
          <a className={styles.tab} href={`#${tab.id}`}>
            {tab.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
