import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { prose } from '../../kit/style/prose-styles.ts';
import { section } from '../../kit/section/section.ts';
import type { SeoTextProps } from './schema.ts';
import { styles } from './styles.ts';

/** Letters and marks up to which a text is shown whole: about as much as a closed one shows. */
const shortHtml = 700;

/** A long text of which the first lines are seen until it is opened, by the browser alone; all of it is on the page. */
export function view({ props: { headline, html }, page }: ViewInput<SeoTextProps, object, never, never>) {
  if (html.trim() === '') return null;
  const text = <div className={prose.root} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <section className={classNames(section.root, section.inner)} id={page.nodeId}>
      {headline && <h2 className={classNames(section.title, styles.headline)}>{headline}</h2>}
      {html.length <= shortHtml ? (
        text
      ) : (
        <details className={styles.root}>
          <summary className={styles.more}>
            <span>{page.t('seo-text.more')}</span>
            <span>{page.t('seo-text.less')}</span>
          </summary>
          {text}
        </details>
      )}
    </section>
  );
}
