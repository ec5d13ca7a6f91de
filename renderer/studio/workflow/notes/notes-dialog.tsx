import { type ReactNode, useState } from 'react';
import type { DocumentSummary } from '../../../../schemas/editing/document.ts';
import { longestNote } from '../../../../schemas/editing/workflow.ts';
import { useText } from '../../text/text-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AtNodeBox } from '../at-node-box.tsx';
import { ListState } from '../list-state.tsx';
import { useServerList } from '../use-server-list.ts';
import { useWorkflow } from '../use-workflow.ts';
import { NoteList } from './note-list.tsx';

interface NotesDialogProps {
  document: DocumentSummary;
  /** The chosen block, at which a note may stand. */
  node: string | undefined;
  nameOf: (node: string) => string | undefined;
  onShow: (node: string) => void;
  onClose: () => void;
}

/** What those who work on a document tell each other, of the whole or at a block; open ones first. */
export function NotesDialog({ document, node, nameOf, onShow, onClose }: NotesDialogProps): ReactNode {
  const text = useText();
  const { api, mayEdit, when } = useWorkflow();
  const [words, setWords] = useState('');
  const [isAtNode, setAtNode] = useState(node !== undefined);
  const list = useServerList(async () => {
    const { notes, approval } = await api.notes(document.id);
    return { open: notes.filter(({ isSettled }) => !isSettled), approval, all: notes };
  });
  const name = node === undefined ? undefined : nameOf(node);

  async function add(): Promise<void> {
    const added = { text: words.trim(), node: isAtNode ? (node ?? null) : null };
    if (added.text !== '' && (await list.act(() => api.addNote(document.id, added)))) setWords('');
  }

  const shared = { when, nameOf, onShow, isBusy: list.isBusy };
  const settled = list.value?.all.filter(({ isSettled }) => isSettled) ?? [];
  return (
    <Dialog title={text('workflow.notes.title', { page: document.title })} onClose={onClose}>
      <form
        className="workflow-form"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <label className="ui-field">
          <span className="ui-label">{text('workflow.notes.new')}</span>
          <textarea
            className="ui-area"
            maxLength={longestNote}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        {name !== undefined && <AtNodeBox name={name} checked={isAtNode} onChange={setAtNode} />}
        <Button type="submit" kind="main" disabled={list.isBusy || words.trim() === ''}>
          {text('workflow.notes.add')}
        </Button>
      </form>
      {list.value?.approval && (
        <section aria-label={text('workflow.notes.approval')}>
          <h3>{text('workflow.notes.approval')}</h3>
          <NoteList notes={[list.value.approval]} {...shared} />
        </section>
      )}
      <ListState list={{ fault: list.fault, value: list.value?.open }} empty={text('workflow.notes.none')} />
      {list.value && (
        <NoteList
          notes={[...list.value.open].toReversed()}
          {...shared}
          onSettle={mayEdit ? (id) => void list.act(() => api.settleNote(document.id, id)) : undefined}
        />
      )}
      {settled.length > 0 && (
        <details>
          <summary>{text('workflow.notes.done', { count: settled.length })}</summary>
          <NoteList notes={settled.toReversed()} {...shared} />
        </details>
      )}
    </Dialog>
  );
}
