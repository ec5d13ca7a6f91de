import { type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useText } from '../text/text-context.ts';
import { LanguagesView } from './languages/languages-view.tsx';
import { lockOf } from './node/lock-of.ts';
import { useTarget } from './node/use-target.ts';
import { NodeFields, NodeFormContext, type NodeFormProps } from './node-form.tsx';

// Its code is fetched when somebody looks at JSON.
const JsonView = lazy(() => import('./json/json-view.tsx').then((module) => ({ default: module.JsonView })));

type Tab = 'Fields' | 'Languages' | 'Json';

interface NodePanelProps extends NodeFormProps {
  /** Language of the shop that others fall back to. */
  fallback: string;
}

/** All of one node: its fields, its texts in other languages, its JSON. Three views of the same draft. */
export function NodePanel({ fallback, ...form }: NodePanelProps): ReactNode {
  const text = useText();
  const id = useId();
  const [chosen, setTab] = useState<Tab>('Fields');
  // What was typed as JSON and is none yet, by nodes: it waits until somebody comes back to it.
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const { block, nodeId, node, role, target } = form;
  const tabs: readonly Tab[] = block ? ['Fields', 'Languages', 'Json'] : ['Json'];
  const [seen, setSeen] = useState(target);
  if (target !== seen) {
    setSeen(target);
    if (target) setTab(target[0] === 'i18n' ? 'Languages' : 'Fields');
  }
  const tab = tabs.includes(chosen) ? chosen : 'Json';
  const panelId = `${id}panel`;
  const panel = useRef<HTMLDivElement>(null);
  useTarget(panel, target);
  return (
    <NodeFormContext {...form}>
      <TabList tabs={tabs} tab={tab} panelId={panelId} onChoose={setTab} />
      <div
        ref={panel}
        id={panelId}
        role="tabpanel"
        aria-label={text(`form.tab${tab}`)}
        className="form-panel"
        key={`${nodeId}${tab}`}
      >
        {!block && <p className="ui-hint">{text('form.unknownBlock')}</p>}
        {tab === 'Fields' && block && <NodeFields node={node} block={block} />}
        {tab === 'Languages' && block && (
          <LanguagesView {...{ nodeId, block, fallback }} onChange={form.onChange} />
        )}
        {tab === 'Json' && (
          <Suspense>
            <JsonView
              {...form}
              locales={form.shop.locales}
              isReadOnly={lockOf(undefined, [], role) !== undefined}
              typed={typed.get(nodeId)}
              onTyped={(words) => {
                const next = new Map(typed);
                if (words === undefined) next.delete(nodeId);
                else next.set(nodeId, words);
                setTyped(next);
              }}
            />
          </Suspense>
        )}
      </div>
    </NodeFormContext>
  );
}

interface TabListProps {
  tabs: readonly Tab[];
  tab: Tab;
  panelId: string;
  onChoose: (tab: Tab) => void;
}

function TabList({ tabs, tab, panelId, onChoose }: TabListProps): ReactNode {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const at = tabs.indexOf(tab) + (event.key === 'ArrowRight' ? 1 : -1) + tabs.length;
    const next = tabs[at % tabs.length] ?? tab;
    onChoose(next);
    list.current?.querySelectorAll('button')[tabs.indexOf(next)]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={text('form.tabs')}
      className="form-tabs"
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          aria-selected={one === tab}
          aria-controls={panelId}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onChoose(one)}
        >
          {text(`form.tab${one}`)}
        </button>
      ))}
    </div>
  );
}
