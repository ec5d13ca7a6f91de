import type { ReactNode } from 'react';
import type { NoteShape } from '../../../../schemas/editing/note.ts';
import { useText } from '../../text/text-context.ts';
import { Button } from '../../ui/button.tsx';

interface NoteListProps {
  notes: readonly NoteShape[];
  when: (moment: number) => string;
  /** What the block of a note is called; undefined: it is gone. */
  nameOf: (node: string) => string | undefined;
  /** Absent: this person may not. */
  onSettle?: ((id: string) => void) | undefined;
  onShow: (node: string) => void;
  isBusy: boolean;
}

/** Notes of a document, each with its block, its author and whether it is done. */
export function NoteList({ notes, when, nameOf, onSettle, onShow, isBusy }: NoteListProps): ReactNode {
  const text = useText();
  return (
    <ul className="workflow-list" aria-label={text('workflow.notes.list')}>
      {notes.map(({ id, node, text: words, by, at, isSettled }) => {
        const name = node === null ? undefined : nameOf(node);
        return (
          <li key={id} className="workflow-note" data-settled={isSettled ? '' : undefined}>
            <p className="workflow-note-text">{words}</p>
            <p className="ui-hint">
              {by?.name ?? text('workflow.somebody')} · {when(at)}
              {isSettled && ` · ${text('workflow.notes.settled')}`}
              {node !== null && name === undefined && ` · ${text('workflow.notes.gone')}`}
            </p>
            <div className="workflow-acts">
              {node !== null && name !== undefined && (
                <Button kind="quiet" icon="block" onClick={() => onShow(node)}>
                  {name}
                </Button>
              )}
              {!isSettled && onSettle && (
                <Button
                  icon="check"
                  disabled={isBusy}
                  aria-label={text('workflow.notes.settleOf', { note: words })}
                  onClick={() => onSettle(id)}
                >
                  {text('workflow.notes.settle')}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
