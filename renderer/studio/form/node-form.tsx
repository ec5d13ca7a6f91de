import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { BlockInfo } from '../../../schemas/editing/block-info.ts';
import type { Patch, ValuePath } from '../../../schemas/editing/change.ts';
import type { EditorRole } from '../../../schemas/editing/document.ts';
import type { StudioLanguage } from '../../../schemas/editing/studio-page.ts';
import type { Issue } from '../../../schemas/issue.ts';
import { isJsonObject, type JsonObject } from '../../../schemas/json.ts';
import type { JsonShape } from '../../plan/json-shape.ts';
import { useText } from '../text/text-context.ts';
import { drawField } from './draw-field.tsx';
import { ObjectFields } from './fields/object-field.tsx';
import { pathKey } from './fields/use-field.ts';
import { editList } from './node/edit-list.ts';
import {
  type Form,
  FormContext,
  type FormShop,
  type Lookup,
  type NamedNode,
  useForm,
} from './node/form-context.ts';
import { lockOf } from './node/lock-of.ts';
import { setPatch } from './node/set-patch.ts';
import { fieldKind } from './shape/field-kind.ts';
import { DataFields } from './node-parts/data-fields.tsx';
import { WhenFields } from './node-parts/when-fields.tsx';

export interface NodeFormProps {
  nodeId: string;
  node: JsonObject;
  /** Absent: a block that this build does not know. */
  block: BlockInfo | undefined;
  language: StudioLanguage;
  role: EditorRole;
  shop: FormShop;
  nodes: readonly NamedNode[];
  lookup: Lookup;
  /** Where the node stands in its document, and all that is wrong in it. */
  pointer: string;
  issues: readonly Issue[];
  wordsOf: (issue: Issue) => string;
  target: Form['target'];
  onChange: (patches: readonly Patch[]) => void;
}

/** What fields of a node need, around them; changes go out as patches, one for each thing that is typed. */
export function NodeFormContext({ children, ...props }: NodeFormProps & { children: ReactNode }): ReactNode {
  const text = useText();
  const { nodeId, node, language, role, shop, nodes, lookup, pointer, issues, wordsOf, target, onChange } =
    props;
  const form = useMemo<Form>(
    () => ({
      ...{ node, language, shop, nodes, lookup, target, draw: drawField },
      set(path, value) {
        const patch = setPatch(nodeId, node, path, value);
        if (patch) onChange([patch]);
      },
      edit: (path, edit) => onChange(editList(nodeId, node, path, edit)),
      lockOf(path) {
        const lock = lockOf(node.meta, path, role);
        return lock && text(lock);
      },
      problemsAt: (path) =>
        issues.filter((issue) => issue.pointer === `${pointer}/${pathKey(path)}`).map(wordsOf),
    }),
    [node, nodeId, language, role, shop, nodes, lookup, pointer, issues, wordsOf, target, onChange, text],
  );
  return <FormContext.Provider value={form}>{children}</FormContext.Provider>;
}

/** The fields of a block; below them what it loads, when it is shown, and what it is called. */
export function NodeFields({ block, node }: Pick<NodeFormProps, 'node'> & { block: BlockInfo }): ReactNode {
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  useTarget(root);
  const shape = block.schema as unknown as JsonShape;
  const kind = fieldKind(shape, block.type);
  return (
    <div ref={root} className="form-node">
      {kind.kind === 'object' ? (
        <ObjectFields {...kind} path={['props']} name={block.type} shape={shape} isRequired />
      ) : (
        <p className="ui-hint">{text('form.noFields')}</p>
      )}
      <DataFields block={block} />
      <details className="form-more" open={isJsonObject(node.when)}>
        <summary>{text('form.when')}</summary>
        <WhenFields />
      </details>
      <details className="form-more">
        <summary>{text('form.meta')}</summary>
        {drawField({
          ...{ path: ['meta', 'name'], name: 'meta.name', isRequired: false },
          shape: { type: 'string', maxLength: 120 },
          label: text('form.nodeName'),
        })}
      </details>
    </div>
  );
}

/** Brings the value that is to be looked at into view, and the focus to its field, or to the nearest around it that there is. */
function useTarget(root: { current: HTMLElement | null }): void {
  const { target } = useForm();
  useEffect(() => {
    if (!target) return undefined;
    // The list around it opens first.
    const timer = setTimeout(() => {
      const element = nearestField(root.current, target.path);
      for (let at = element?.closest('details'); at; at = at.parentElement?.closest('details'))
        at.open = true;
      element?.focus();
      element?.scrollIntoView({ block: 'nearest' });
    }, 30);
    return () => clearTimeout(timer);
  }, [root, target]);
}

function nearestField(root: HTMLElement | null, path: ValuePath): HTMLElement | undefined {
  for (let length = path.length; length > 0; length--) {
    const found = root?.querySelector<HTMLElement>(
      `[data-path="${CSS.escape(pathKey(path.slice(0, length)))}"]`,
    );
    if (found) return found;
  }
  return undefined;
}
