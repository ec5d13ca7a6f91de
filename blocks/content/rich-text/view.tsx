import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { prose } from '../../kit/style/prose-styles.ts';
import { section } from '../../kit/section/section.ts';
import type { RichTextProps } from './schema.ts';
import { styles } from './styles.ts';

export function view({ props: { headline, html }, page }: ViewInput<RichTextProps, object, never, never>) {
  if (html.trim() === '') return null;
  return (
    <section id={page.nodeId} className={classNames(section.root, section.inner)}>
      {headline && <h2 className={classNames(section.title, styles.headline)}>{headline}</h2>}
      <div className={prose.root} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
