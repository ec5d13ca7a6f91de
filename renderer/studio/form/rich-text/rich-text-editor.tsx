import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Facts } from '../../../../schemas/facts/fill-facts.ts';
import { useText } from '../../text/text-context.ts';
import type { FieldState } from '../field/use-field.ts';
import { richTextExtensions } from './extensions.ts';
import { pasteInto } from './paste-into.ts';
import { readHtml } from './read-html.ts';
import type { RichNode } from './rich-doc.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { tidyHtml } from './tidy-html.ts';
import { writeHtml } from './write-html.ts';

interface RichTextEditorProps {
  html: string;
  facts: Facts;
  control: FieldState['control'];
  isLocked: boolean;
  onChange: (html: string) => void;
}

/** What stands in the editor: the text as it was given, and as the editor holds it. */
interface Held {
  html: string;
  doc: string;
  /** Source of each outermost part that is as it came. */
  sources: ReadonlyMap<string, string>;
}

/**
 * Edits HTML. Opened and closed without an edit it changes nothing; after an edit, parts that were not touched are written as they
 * stood there.
 */
export function RichTextEditor({ html, facts, control, isLocked, onChange }: RichTextEditorProps): ReactNode {
  const text = useText();
  const held = useRef<Held>(undefined);
  const [isUntidy, setUntidy] = useState(false);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const editor = useEditor({
    extensions: richTextExtensions(facts),
    editable: !isLocked,
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes: {
        ...{ class: 'form-rich-body', role: 'textbox', 'aria-multiline': 'true' },
        ...{
          'aria-labelledby': `${control.id}label`,
          'aria-describedby': control['aria-describedby'],
          'data-path': control['data-path'],
        },
      },
      handleDOMEvents: {
        paste: (view, event) => pasteInto(view, event.clipboardData, event),
        // What is dragged within the text goes its own way; what comes from outside is cleaned.
        drop: (view, event) => view.dragging === null && pasteInto(view, event.dataTransfer, event),
      },
    },
    onCreate: ({ editor: made }) => {
      held.current = hold(made, html);
      setUntidy(isUnlike(html));
    },
    onUpdate: ({ editor: edited }) => {
      const before = held.current;
      if (!before) return;
      const doc = edited.getJSON() as RichNode;
      const next =
        JSON.stringify(doc) === before.doc
          ? before.html
          : writeHtml(doc, (part) => before.sources.get(JSON.stringify(part)));
      if (next === held.current?.html && JSON.stringify(doc) !== before.doc) return;
      latest.current(next);
      shown.current = next;
      setUntidy(false);
    },
  });
  const shown = useRef(html);
  useEffect(() => {
    if (html === shown.current) return;
    // Undone, or changed by somebody else.
    shown.current = html;
    held.current = hold(editor, html);
    setUntidy(isUnlike(html));
  }, [editor, html]);
  useEffect(() => {
    editor.setEditable(!isLocked, false);
  }, [editor, isLocked]);
  return (
    <div className="form-rich" data-locked={isLocked || undefined}>
      {!isLocked && <RichTextToolbar editor={editor} facts={facts} />}
      <EditorContent editor={editor} id={control.id} />
      {isUntidy && <p className="form-note">{text('form.cleaned')}</p>}
    </div>
  );
}

/** Puts a text into the editor, which tells nobody of it. */
function hold(editor: Editor, html: string): Held {
  const { doc, sources } = readHtml(tidyHtml(html));
  const { from, to } = editor.state.selection;
  editor.commands.setContent(doc, { emitUpdate: false });
  const end = editor.state.doc.content.size;
  if (editor.isFocused)
    editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) });
  const parts = (editor.getJSON().content ?? []).map((part) => JSON.stringify(part));
  const isWhole = parts.length === sources.length;
  return {
    html,
    doc: JSON.stringify(editor.getJSON()),
    sources: new Map(isWhole ? parts.map((part, at) => [part, sources[at] ?? '']) : []),
  };
}

/** Whether the cleaner would change a text in more than how it is written. */
function isUnlike(html: string): boolean {
  return (
    html !== '' && tidyHtml(html) !== html.replaceAll('&nbsp;', '\u00a0').replaceAll(/<br\s*\/?>/g, '<br />')
  );
}
