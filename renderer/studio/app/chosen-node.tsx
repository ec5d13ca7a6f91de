import { type ReactNode, useCallback, useMemo } from 'react';
import type { Patch } from '../../../schemas/editing/change.ts';
import type { IndexedNode, NodeIndex } from '../../../schemas/editing/node-index.ts';
import type { Issue } from '../../../schemas/issue.ts';
import { isJsonObject } from '../../../schemas/json.ts';
import { blockName } from '../blocks/block-list.ts';
import { typeOf } from '../edit/slot-rules.ts';
import type { FormShop, Lookup } from '../form/node/form-context.ts';
import { NodePanel } from '../form/node-panel.tsx';
import { nodeTitle } from '../outline/outline-rows.ts';
import { useText } from '../text/text-context.ts';
import { useShown, useStudio } from './studio-context.ts';

interface ChosenNodeProps {
  chosen: IndexedNode;
  index: NodeIndex;
  shop: FormShop;
  lookup: Lookup;
  locale: string;
  whatOf: (issue: Issue) => string;
}

/** The form of the node that is chosen; each edit goes into the open draft. */
export function ChosenNode({ chosen, index, shop, lookup, locale, whatOf }: ChosenNodeProps): ReactNode {
  const studio = useStudio();
  const text = useText();
  const blocks = useShown((state) => state.blocks);
  const field = useShown((state) => state.field);
  const issues = useShown((state) => state.issues);
  const isFollowing = useShown((state) => state.isFollowing);
  const { id, node, pointer } = chosen;
  const own = useMemo(() => issues.filter(({ nodeId }) => nodeId === id), [issues, id]);
  const nodes = useMemo(
    () =>
      [...index.values()].map((one) => ({
        id: one.id,
        label: nodeTitle(one.node) ?? `${blockName(text, typeOf(index, one.id))} (${one.id})`,
      })),
    [index, text],
  );
  const target = useMemo(() => (field ? [...field] : undefined), [field]);
  const onChange = useCallback(
    (patches: readonly Patch[]) => {
      const [first] = patches;
      // Typing on in one field is one act.
      const typed = first?.op === 'set' ? `${id} ${first.path.join('/')}` : undefined;
      studio.edit(text('edit.text'), patches, patches.length === 1 ? typed : undefined);
    },
    [studio, text, id],
  );
  const { role, locales } = studio.tools.page.shop;
  return (
    <NodePanel
      {...{ nodeId: id, node, shop, lookup, pointer, issues: own, nodes, target, onChange }}
      block={blocks.get(isJsonObject(node) ? String(node.type) : '')}
      language={studio.language}
      role={isFollowing ? 'reader' : role}
      base={locale}
      fallback={(locales[0] ?? locale).slice(0, 2)}
      wordsOf={whatOf}
    />
  );
}
