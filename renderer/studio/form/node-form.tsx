import type { ReactNode } from 'react';
import type { BlockInfo } from '../../../schemas/editing/block-info.ts';
import type { Patch } from '../../../schemas/editing/change.ts';
import type { EditorRole } from '../../../schemas/editing/document.ts';
import type { StudioLanguage } from '../../../schemas/editing/studio-language.ts';
import type { Issue } from '../../../schemas/issue.ts';
import { isJsonObject, type JsonObject } from '../../../schemas/json.ts';
import type { JsonShape } from '../../plan/json-shape.ts';
import { useText } from '../text/text-context.ts';
import { drawField } from './draw-field.tsx';
import { ObjectFields } from './fields/object-field.tsx';
import { pathKey } from './node/path-key.ts';
import { editList } from './node/edit-list.ts';
import { type Form, FormContext, type FormShop, type Lookup, type NamedNode } from './node/form-context.ts';
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
  /** Language of the document. */
  base: string;
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
  const { nodeId, node, role, pointer, issues, wordsOf, onChange } = props;
  const { language, base, shop, nodes, lookup, target } = props;
  const form: Form = {
    ...{ node, language, base, shop, nodes, lookup, target, draw: drawField },
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
  };
  // Whoever draws this draws what is in it anew too: a form that is kept would spare nothing.
  // oxlint-disable-next-line react/jsx-no-constructed-context-values
  return <FormContext.Provider value={form}>{children}</FormContext.Provider>;
}

/** The fields of a block; below them what it loads, when it is shown, and what it is called. */
export function NodeFields({ block, node }: Pick<NodeFormProps, 'node'> & { block: BlockInfo }): ReactNode {
  const text = useText();
  const shape = block.schema as unknown as JsonShape;
  const kind = fieldKind(shape, block.type);
  return (
    <div className="form-node">
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
