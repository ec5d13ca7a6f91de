import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { prose } from '../../kit/style/prose-styles.ts';
import { section } from '../../kit/section/section.ts';
import { TabList } from '../../kit/tabs/tab-list.tsx';
import { type TabSlot, tabSlots, type TabsProps } from './schema.ts';
import { styles } from './styles.ts';

/** Parts of which one is seen at a time; without scripts a list of links above all of them. Empty ones are left out. */
export function view({ props, slots, page }: ViewInput<TabsProps, object, TabSlot, never>) {
  const { headline } = props;
  const tabs = props.tabs.flatMap((tab, index) => {
    if (!tab) return [];
    const { label, html } = tab;
    const blocks = slots[tabSlots[index] ?? 'first'];
    return blocks.length === 0 && html.trim() === ''
      ? []
      : [{ label, html, blocks, id: `${page.nodeId}.part-${index + 1}` }];
  });
  if (tabs.length === 0) return null;
  const Name = headline ? 'h3' : 'h2';
  return (
    <section className={classNames(section.root, section.inner, styles.root)} id={page.nodeId}>
      {headline && <h2 className={section.title}>{headline}</h2>}
      <TabList
        block="tabs"
        label={headline ?? page.t('tabs.label')}
        tabs={tabs}
        className={styles.list}
        hearsPress
      />
      {tabs.map(({ label, html, blocks, id }) => (
        <div key={id} className={styles.panel} id={id}>
          <Name className={styles.name}>{label}</Name>
          {html.trim() !== '' && <div className={prose.root} dangerouslySetInnerHTML={{ __html: html }} />}
          {blocks.length > 0 && <div className={styles.blocks}>{blocks}</div>}
        </div>
      ))}
    </section>
  );
}
