import { button } from '../../kit/button.ts';
import { classNames } from '../../kit/class-names.ts';
import type { ViewInput } from '../../kit/define-block.ts';
import { LinkView } from '../../kit/link-view.tsx';
import { PictureView } from '../../kit/picture-view.tsx';
import type { HeroBannerProps } from './schema.ts';
import { styles } from './styles.ts';

export function view({ props, page }: ViewInput<HeroBannerProps, object, never, never>) {
  const focus = props.picture.focus ?? { x: 84, y: 55 };
  const colours = page.rule({
    '--hero-ground': props.ground,
    '--hero-ink': props.ink,
    '--hero-button': '#0a3d49',
    '--hero-focus': `${focus.x}% ${focus.y}%`,
  });
  return (
    <section className={classNames(styles.root, colours)}>
      <PictureView picture={props.picture} page={page} sizes="100vw" className={styles.media} isFirst={page.isFirstPicture} />
      <div className={styles.words}>
        <div>
          <h2 className={styles.title}>{props.title}</h2>
          {props.text && <p className={styles.text}>{props.text}</p>}
        </div>
        {props.actions.length > 0 && (
          <div className={styles.actions}>
            {props.actions.map((action, index) => (
              <LinkView
                key={action.label}
                link={action}
                page={page}
                className={classNames(button.root, index === 0 ? styles.first : styles.second)}
                otherwise="nothing"
              >
                {action.label}
              </LinkView>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
