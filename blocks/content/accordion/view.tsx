import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { prose } from '../../kit/style/prose-styles.ts';
import { section } from '../../kit/section/section.ts';
import type { AccordionProps } from './schema.ts';
import { styles } from './styles.ts';

/** Questions whose answers open below them, by the browser alone; items without text are left out. */
export function view({ props, page }: ViewInput<AccordionProps, object, never, never>) {
  const { headline, oneAtATime } = props;
  const items = props.items.filter(({ html }) => html.trim() !== '');
  if (items.length === 0) return null;
  const Name = headline ? 'h3' : 'h2';
  const firstOpen = items.findIndex(({ open }) => open);
  return (
    <section className={classNames(section.root, section.inner)} id={page.nodeId}>
      {headline && <h2 className={classNames(section.title, styles.headline)}>{headline}</h2>}
      <div>
        {items.map(({ title, html, open }, index) => (
          <details
            key={index}
            className={styles.item}
            name={oneAtATime ? `${page.nodeId}.item` : undefined}
            open={oneAtATime ? index === firstOpen : open}
          >
            <summary className={styles.title}>
              <Name className={styles.name}>{title}</Name>
            </summary>
            <div className={classNames(prose.root, styles.text)} dangerouslySetInnerHTML={{ __html: html }} />
          </details>
        ))}
      </div>
    </section>
  );
}
