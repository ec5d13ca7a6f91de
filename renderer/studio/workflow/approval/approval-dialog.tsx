import { type ReactNode, useState } from 'react';
import type { DocumentSummary } from '../../../../schemas/editing/document.ts';
import type { ApprovalRequest } from '../../../../schemas/editing/workflow.ts';
import { useText } from '../../text/text-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NoteList } from '../notes/note-list.tsx';
import { useServerList } from '../use-server-list.ts';
import { useWorkflow } from '../use-workflow.ts';
import { useNotedAct } from '../use-noted-act.tsx';

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
  const noted = useNotedAct(onClose);
  const [isAtNode, setAtNode] = useState(false);
  const isAnswer = canAnswer && document.approval === 'asked';
  const { api, when } = useWorkflow();
  const asked = useServerList(async () => (isAnswer ? (await api.notes(document.id)).approval : undefined));

  async function make(act: ApprovalRequest['act']): Promise<void> {
    if (act === 'reject' && noted.note.trim() === '') {
      noted.refuse(text('approval.why'));
      return;
    }
    await noted.run(() => onAct({ act, note: noted.note, ...(isAtNode && node && { node: node.id }) }));
  }

  return (
    <Dialog
      title={text(isAnswer ? 'approval.answer' : 'approval.ask', { page: document.title })}
      onClose={onClose}
      actions={
        isAnswer ? (
          <>
            <Button kind="danger" disabled={noted.isBusy} onClick={() => void make('reject')}>
              {text('approval.reject')}
            </Button>
            <Button kind="main" disabled={noted.isBusy} onClick={() => void make('approve')}>
              {text('approval.approve')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{text('ui.cancel')}</Button>
            <Button kind="main" disabled={noted.isBusy} onClick={() => void make('ask')}>
              {text('approval.open')}
            </Button>
          </>
        )
      }
    >
      {asked.value && (
        <NoteList
          notes={[asked.value]}
          {...{ when, isBusy: false }}
          nameOf={() => undefined}
          onShow={() => {}}
        />
      )}
      {noted.noteField}
      {isAnswer && node && (
        <label>
          <input type="checkbox" checked={isAtNode} onChange={(event) => setAtNode(event.target.checked)} />{' '}
          {text('approval.atNode', { name: node.name })}
        </label>
      )}
      {noted.faultLine}
    </Dialog>
  );
}
