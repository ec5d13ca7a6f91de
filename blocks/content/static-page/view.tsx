import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { prose } from '../../kit/style/prose-styles.ts';
import { section } from '../../kit/section/section.ts';
import type { StaticPage } from '../../../schemas/static-page.ts';
import type { StaticPageProps } from './schema.ts';

export function view({
  props,
  data: { text },
  page,
}: ViewInput<StaticPageProps, { text: StaticPage }, never, never>) {
  if (text.html.trim() === '') return null;
  return (
    <section id={page.nodeId} className={classNames(section.root, section.inner)}>
      {!props.hideTitle && <h2 className={section.title}>{text.title}</h2>}
      <div className={prose.root} dangerouslySetInnerHTML={{ __html: text.html }} />
    </section>
  );
}
