import { type ReactNode, useState } from 'react';
import type { DocumentSummary } from '../../../../schemas/editing/document.ts';
import type { ApprovalRequest } from '../../../../schemas/editing/workflow.ts';
import { useText } from '../../text/text-context.ts';
import { ActDialog } from '../act-dialog.tsx';
import { AtNodeBox } from '../at-node-box.tsx';
import { NoteList } from '../notes/note-list.tsx';
import { useServerList } from '../use-server-list.ts';
import { useWorkflow } from '../use-workflow.ts';

interface ApprovalDialogProps {
  document: DocumentSummary;
  /** Whether this person may answer; otherwise may ask alone. */
  canAnswer: boolean;
  /** The chosen block, at which a refusal may stand, with its name. */
  node: { id: string; name: string } | undefined;
  onAct: (request: Omit<ApprovalRequest, 'base'>) => Promise<void>;
  onClose: () => void;
}

/** Asks a publisher to look at the draft, or answers that: given, or refused with a note at a block. */
export function ApprovalDialog({
  document,
  canAnswer,
  node,
  onAct,
  onClose,
}: ApprovalDialogProps): ReactNode {
  const text = useText();
  const [isAtNode, setAtNode] = useState(false);
  const isAnswer = canAnswer && document.approval === 'asked';
  const { api, when } = useWorkflow();
  const asked = useServerList(async () => (isAnswer ? (await api.notes(document.id)).approval : undefined));

  function make(act: ApprovalRequest['act'], note: string): Promise<void> | string {
    if (act === 'reject' && note.trim() === '') return text('approval.why');
    return onAct({ act, note, ...(isAtNode && node && { node: node.id }) });
  }

  return (
    <ActDialog
      title={text(isAnswer ? 'approval.answer' : 'approval.ask', { page: document.title })}
      acts={
        isAnswer
          ? [
              { kind: 'danger', label: text('approval.reject'), run: (note) => make('reject', note) },
              { kind: 'main', label: text('approval.approve'), run: (note) => make('approve', note) },
            ]
          : [{ kind: 'main', label: text('approval.open'), run: (note) => make('ask', note) }]
      }
      below={isAnswer && node && <AtNodeBox name={node.name} checked={isAtNode} onChange={setAtNode} />}
      hasNote
      onClose={onClose}
    >
      {asked.value && (
        <NoteList
          notes={[asked.value]}
          {...{ when, isBusy: false }}
          nameOf={() => undefined}
          onShow={() => {}}
        />
      )}
    </ActDialog>
  );
}
