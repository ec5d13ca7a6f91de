import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { basicSetup } from 'codemirror';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BlockInfo } from '../../../../schemas/editing/block-info.ts';
import type { Patch } from '../../../../schemas/editing/change.ts';
import type { Issue } from '../../../../schemas/issue.ts';
import type { JsonObject } from '../../../../schemas/json.ts';
import { useText } from '../../text/text-context.ts';
import { jsonCompletions } from './json-completion.ts';
import { issueMarks, readNode } from './json-marks.ts';
import { editableNode, nodeChanges } from './node-changes.ts';
import { nodeShape } from './node-shape.ts';

export interface JsonViewProps {
  nodeId: string;
  node: JsonObject;
  block: BlockInfo | undefined;
  locales: readonly string[];
  isReadOnly: boolean;
  pointer: string;
  issues: readonly Issue[];
  wordsOf: (issue: Issue) => string;
  /** What was typed here before and is no JSON yet. */
  typed: string | undefined;
  onTyped: (text: string | undefined) => void;
  onChange: (patches: readonly Patch[]) => void;
}

/** A node as JSON: the same draft as its form. While what is typed is no JSON it is kept, and changes nothing. */
export function JsonView(props: JsonViewProps): ReactNode {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef(props);
  const [wrong, setWrong] = useState<number>();
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!place.current) return undefined;
    // In a shadow its styles need no permission for inline ones.
    const root = place.current.shadowRoot ?? place.current.attachShadow({ mode: 'open' });
    const made = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: latest.current.typed ?? textOf(latest.current.node),
        extensions: [
          basicSetup,
          json(),
          lintGutter(),
          EditorView.lineWrapping,
          autocompletion({ override: [(context) => complete(context, latest.current)] }),
          EditorView.contentAttributes.of({ 'aria-label': text('form.json') }),
          EditorView.editable.of(!latest.current.isReadOnly),
          look,
          EditorView.updateListener.of((update) => {
            if (update.docChanged) setWrong(take(update.state.doc.toString(), latest.current));
          }),
        ],
      }),
    });
    view.current = made;
    return () => made.destroy();
  }, [text]);
  const { node, issues, pointer, wordsOf } = props;
  useEffect(() => {
    const at = view.current;
    if (!at) return;
    const typed = readNode(at.state.doc.toString());
    // Somebody else changed it, or the form did; what is no JSON yet stays.
    if (typed.ok && nodeChanges('', editableNode(node), typed.node).length > 0)
      at.dispatch({ changes: { from: 0, to: at.state.doc.length, insert: textOf(node) } });
    const now = at.state.doc.toString();
    at.dispatch(setDiagnostics(at.state, issueMarks(now, pointer, issues, wordsOf)));
  }, [node, issues, pointer, wordsOf]);
  return (
    <div className="form-json">
      <div ref={place} data-json-view="" />
      <p className="form-note" role="status">
        {wrong === undefined ? text('form.jsonSlots') : text('form.jsonWrong', { line: wrong })}
      </p>
    </div>
  );
}

function textOf(node: JsonObject): string {
  return JSON.stringify(editableNode(node), null, 2);
}

/** Takes over what was typed; the line at which it is no JSON. */
function take(text: string, { nodeId, node, onTyped, onChange }: JsonViewProps): number | undefined {
  const read = readNode(text);
  onTyped(read.ok ? undefined : text);
  if (!read.ok) return read.line;
  const patches = nodeChanges(nodeId, editableNode(node), read.node);
  if (patches.length > 0) onChange(patches);
  return undefined;
}

function complete(context: CompletionContext, { block, locales }: JsonViewProps): CompletionResult | null {
  const found = jsonCompletions(context.state.doc.toString(), context.pos, nodeShape(block, locales));
  if (!found) return null;
  return {
    from: found.from,
    options: found.options.map(({ label, insert, isField }) => ({
      // What was begun begins with its mark.
      label: JSON.stringify(label),
      displayLabel: label,
      apply: insert,
      type: isField ? 'property' : 'enum',
    })),
  };
}

const look = EditorView.theme({
  // The library's colours are made for white alone.
  '.cm-line span': { color: 'var(--accent-ink)' },
  '&': { fontSize: '0.8125rem', color: 'var(--ink)', backgroundColor: 'var(--bg)' },
  '.cm-content': { fontFamily: 'var(--mono)', caretColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--ink-3)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--surface)' },
  '&.cm-focused': { outline: '2px solid var(--focus)' },
  '.cm-tooltip': { backgroundColor: 'var(--raised)', color: 'var(--ink)', border: '1px solid var(--line)' },
});
