import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { FocusedPicture } from '../../kit/picture/focused-picture.tsx';
import { section } from '../../kit/section/section.ts';
import type { QuoteProps } from './schema.ts';
import { styles } from './styles.ts';

export function view({ props, page }: ViewInput<QuoteProps, object, never, never>) {
  const { text, name, role, picture } = props;
  return (
    <figure id={page.nodeId} className={classNames(section.root, section.inner)}>
      <blockquote className={styles.text}>{text}</blockquote>
      {(name || role) && (
        <figcaption className={styles.by}>
          {picture && (
            <FocusedPicture
              picture={picture}
              page={page}
              sizes="56px"
              maxWidth={320}
              className={styles.picture}
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
