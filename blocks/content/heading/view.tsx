import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import { section } from '../../kit/section/section.ts';
import type { HeadingProps } from './schema.ts';
import { styles } from './styles.ts';

const sizes = { 1: styles.page, 2: undefined, 3: styles.small } as const;

export function view({ props, page }: ViewInput<HeadingProps, object, never, never>) {
  const Level = `h${props.level}` as const;
  return (
    <div id={page.nodeId} className={classNames(styles.root, section.inner)}>
      <div className={classNames(section.head, styles.head)}>
        <Level className={classNames(section.title, sizes[props.level])}>{props.text}</Level>
        {props.more && (
          <LinkView link={props.more} page={page} className={section.more} otherwise="bare-words">
            {props.more.label}
          </LinkView>
        )}
      </div>
      {props.intro && <p className={styles.intro}>{props.intro}</p>}
    </div>
  );
}
