import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { prose } from '../../kit/style/prose-styles.ts';
import { section } from '../../kit/section/section.ts';
import type { ShoppingTipsProps } from './schema.ts';
import { styles } from './styles.ts';

/** Letters and marks up to which a text is shown whole: about as much as a closed one shows. */
const shortHtml = 450;

/** Advice whose long text opens and closes by a button; without scripts it is shown whole. */
export function view({
  props: { headline, html },
  page,
}: ViewInput<ShoppingTipsProps, object, never, never>) {
  if (html.trim() === '') return null;
  const isLong = html.length > shortHtml;
  const textId = `${page.nodeId}.text`;
  return (
    <section className={classNames(section.root, section.inner)} id={page.nodeId}>
      <div className={styles.root}>
        <h2 className={classNames(section.title, styles.headline)}>{headline}</h2>
        <div
          className={classNames(prose.root, isLong && styles.text)}
          id={isLong ? textId : undefined}
          dangerouslySetInnerHTML={{ __html: html }}
        />
        {isLong && (
          <button
            className={styles.more}
            type="button"
            aria-expanded="false"
            aria-controls={textId}
            data-action="shopping-tips"
          >
            <span>{page.t('shopping-tips.more')}</span>
            <span>{page.t('shopping-tips.less')}</span>
          </button>
        )}
      </div>
    </section>
  );
}
