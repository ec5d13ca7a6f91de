import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { section } from '../../kit/section/section.ts';
import { type FinderProps, finderProps } from './finder-props.ts';
import { HowToMeasure } from './how-to-measure.tsx';
import type { BraSizeFinderData, BraSizeFinderProps } from './schema.ts';
import { styles } from './styles.ts';

type Input = ViewInput<BraSizeFinderProps, BraSizeFinderData, never, FinderProps>;

/** The finder, which answers two girths with a size, beside how they are measured. */
export function view({ props, data: { bras }, page, island }: Input) {
  const Level = `h${props.level}` as const;
  return (
    <section className={classNames(section.root, styles.root)} id={page.nodeId}>
      <div className={section.inner}>
        <Level className={section.title}>{props.title}</Level>
        {props.text && <p className={styles.text}>{props.text}</p>}
        <div className={styles.parts}>
          {island(finderProps(props, bras, page))}
          <HowToMeasure level={props.level} page={page} />
        </div>
      </div>
    </section>
  );
}
