import { classNames } from '../../kit/class-names.ts';
import type { ViewInput } from '../../kit/define-block.ts';
import { PictureView } from '../../kit/picture-view.tsx';
import { section } from '../../kit/section.ts';
import type { QuoteProps } from './schema.ts';
import { styles } from './styles.ts';

export function view({ props, page }: ViewInput<QuoteProps, object, never, never>) {
  const { text, name, role, picture } = props;
  const focus = picture?.focus && page.rule({ objectPosition: `${picture.focus.x}% ${picture.focus.y}%` });
  return (
    <figure className={classNames(section.root, section.inner)}>
      <blockquote className={styles.text}>{text}</blockquote>
      {(name || role) && (
        <figcaption className={styles.by}>
          {picture && (
            <PictureView
              picture={picture}
              page={page}
              sizes="56px"
              maxWidth={320}
              className={classNames(styles.picture, focus)}
            />
          )}
          <span>
            {name && <span className={styles.name}>{name}</span>}
            {role}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
