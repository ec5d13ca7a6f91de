import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { DividerProps } from './schema.ts';
import { styles } from './styles.ts';

/** Room or a line between blocks; links may lead to it by the node's id. */
export function view({ props: { look, size }, page }: ViewInput<DividerProps, object, never, never>) {
  const Tag = look === 'line' ? 'hr' : 'div';
  return <Tag className={classNames(styles[look], size !== 'medium' && styles[size])} id={page.nodeId} />;
}
