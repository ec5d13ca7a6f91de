import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { prose } from '../../kit/style/prose-styles.ts';
import { section } from '../../kit/section/section.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import type { NoticeProps } from './schema.ts';
import { styles } from './styles.ts';

const icons: Record<NoticeProps['kind'], IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
};

/** What a visitor must not overlook; its kind is told by icon and word, not by colour alone. Nothing without any text. */
export function view({ props: { kind, title, html }, page }: ViewInput<NoticeProps, object, never, never>) {
  const hasText = html.trim() !== '';
  if (!title && !hasText) return null;
  return (
    <div id={page.nodeId} className={classNames(section.inner, styles.place)}>
      <div className={classNames(styles.root, styles[kind])} role="note">
        <Icon name={icons[kind]} />
        <div>
          <span className={hidden.root}>{page.t(`notice.${kind}`)}</span>
          {title && <p className={styles.title}>{title}</p>}
          {hasText && <div className={prose.root} dangerouslySetInnerHTML={{ __html: html }} />}
        </div>
      </div>
    </div>
  );
}
