import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { section } from '../../kit/section/section.ts';
import type { ColumnSlot, ColumnsProps } from './schema.ts';
import { styles } from './styles.ts';

const order: readonly ColumnSlot[] = ['first', 'second', 'third'];

export function view({ props: { ratio }, slots, page }: ViewInput<ColumnsProps, object, ColumnSlot, never>) {
  const filled = order.filter((name) => slots[name].length > 0);
  if (filled.length === 0) return null;
  const wide = { equal: undefined, 'wide-first': filled[0], 'wide-last': filled.at(-1) }[ratio];
  return (
    <div id={page.nodeId} className={section.inner}>
      <div className={classNames(styles.root, filled.length === 3 && styles.three)}>
        {filled.map((name) => (
          <div key={name} className={classNames(styles.cell, name === wide && styles.wide)}>
            {slots[name]}
          </div>
        ))}
      </div>
    </div>
  );
}
