import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { isLinkShown } from '../../kit/link/is-link-shown.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import { FocusedPicture } from '../../kit/picture/focused-picture.tsx';
import { prose } from '../../kit/style/prose-styles.ts';
import { section } from '../../kit/section/section.ts';
import type { ImageTextProps } from './schema.ts';
import { styles } from './styles.ts';

/** A picture with words beside it, or one of both alone; nothing without either. */
export function view({ props, page }: ViewInput<ImageTextProps, object, never, never>) {
  const { picture, side, shape, look, headline, html } = props;
  const hasPicture = page.picture(picture.src) !== undefined;
  const hasText = html.trim() !== '';
  const actions = props.actions.filter((action) => isLinkShown(action, page));
  const hasWords = Boolean(headline) || hasText || actions.length > 0;
  if (!hasPicture && !hasWords) return null;
  const layout = classNames(
    styles.root,
    look === 'panel' && styles.panel,
    side === 'end' && styles.end,
    !(hasPicture && hasWords) && styles.alone,
  );
  return (
    <section className={classNames(section.root, section.inner)} id={page.nodeId}>
      <div className={layout}>
        <FocusedPicture
          picture={picture}
          page={page}
          sizes="(min-width:600px) 48vw,92vw"
          maxWidth={1600}
          className={classNames(styles.picture, shape !== 'landscape' && styles[shape])}
          isFirst={page.isFirstPicture}
        />
        {hasWords && (
          <div className={styles.words}>
            {headline && <h2 className={classNames(section.title, styles.headline)}>{headline}</h2>}
            {hasText && <div className={prose.root} dangerouslySetInnerHTML={{ __html: html }} />}
            {actions.length > 0 && (
              <div className={styles.actions}>
                {actions.map((action, index) => (
                  <LinkView
                    key={index}
                    link={action}
                    page={page}
                    className={classNames(button.root, index === 0 ? button.secondary : button.ghost)}
                    otherwise="bare-words"
                  >
                    {action.label}
                  </LinkView>
                ))}
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
