import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { section } from '../../kit/section/section.ts';
import type { ErrorMessageProps } from './schema.ts';
import { styles } from './styles.ts';

export function view({ props, page }: ViewInput<ErrorMessageProps, object, never, never>) {
  const home = page.route('home');
  return (
    <div className={classNames(styles.root, section.inner)}>
      <h1 className={styles.title}>{props.title}</h1>
      <p className={styles.text}>{props.text}</p>
      {home !== undefined && (
        <a className={classNames(button.root, button.primary)} href={home}>
          {props.homeLabel}
        </a>
      )}
    </div>
  );
}
