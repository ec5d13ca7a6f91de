import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { PictureView } from '../../kit/picture/picture-view.tsx';
import { section } from '../../kit/section/section.ts';
import { isDark, legibleInk } from './legible-ink.ts';
import type { HeroBannerProps } from './schema.ts';
import { styles } from './styles.ts';

export function view({ props, page }: ViewInput<HeroBannerProps, object, never, never>) {
  const { title, level, text, picture, look, ground, actions } = props;
  const focus = picture.focus ?? { x: 84, y: 55 };
  const colours = page.rule({
    '--hero-ground': ground,
    '--hero-ink': legibleInk(props.ink, ground),
    '--hero-focus': `${focus.x}% ${focus.y}%`,
    '--hero-longest': longestWord(title),
  });
  const isInset = look === 'inset';
  const first = isDark(ground) ? styles.firstOnDark : styles.first;
  const Level = `h${level}` as const;
  const banner = (
    <section id={page.nodeId} className={classNames(styles.root, isInset && styles.inset, colours)}>
      <PictureView
        picture={picture}
        page={page}
        sizes={sizesOf(picture.src, isInset, page)}
        className={styles.media}
        isFirst={page.isFirstPicture}
      />
      <div className={styles.words}>
        <div className={styles.group}>
          <Level className={styles.title}>{title}</Level>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {actions.length > 0 && (
          <div className={styles.actions}>
            {actions.map((action, index) => (
              <LinkView
                key={action.label}
                link={action}
                page={page}
                className={classNames(button.root, index === 0 ? first : styles.second)}
                otherwise="bare-words"
              >
                {action.label}
              </LinkView>
            ))}
          </div>
        )}
      </div>
    </section>
  );
  return isInset ? <div className={classNames(section.root, section.inner)}>{banner}</div> : banner;
}

/**
 * On a tablet the picture is as high as `styles.media` says and cut at its sides, so it is wider than the window. It is on a
 * phone too, but there pixels are small, and a larger file would be what the page waits for.
 */
function sizesOf(src: string, isInset: boolean, page: PageView): string {
  const { width = 1, height = 1 } = page.picture(src) ?? {};
  const tablet = `max(100vw,${Math.round((336 * width) / height)}px)`;
  return `(min-width:900px) ${isInset ? 95 : 100}vw,(min-width:600px) ${tablet},100vw`;
}

/** Width of the title's longest word, in em of its bold face. */
function longestWord(title: string): number {
  const letters = Math.max(...title.split(/[\s\u00ad-]+/).map((word) => word.length));
  return Math.ceil(letters * 5.6) / 10;
}
