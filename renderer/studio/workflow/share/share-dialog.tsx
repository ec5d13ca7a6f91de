import { type ReactNode, useState } from 'react';
import type { DocumentSummary } from '../../../../schemas/editing/document.ts';
import { useTools } from '../../api/studio-tools.ts';
import { useText } from '../../text/text-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ListState } from '../list-state.tsx';
import { useServerList } from '../use-server-list.ts';
import { useWorkflow } from '../use-workflow.ts';
import { ShareLinks } from './share-links.tsx';

interface ShareDialogProps {
  document: DocumentSummary;
  /** Saves what is not saved yet: the link shows what the server has. */
  onSave: () => Promise<void>;
  onClose: () => void;
}

/** Shows the draft to somebody without an account, by a link that lasts a day. */
export function ShareDialog({ document, onSave, onClose }: ShareDialogProps): ReactNode {
  const text = useText();
  const { page } = useTools();
  const { api, mayEdit, when } = useWorkflow();
  const list = useServerList(() => api.shares(document.id));
  const [made, setMade] = useState<{ id: string; address: string }>();
  const [isCopied, setCopied] = useState(false);

  async function make(): Promise<void> {
    await onSave();
    const { link, address } = await api.share(document.id);
    setMade({ id: link.id, address });
    setCopied(false);
  }

  async function copy(address: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // The address stays there to be copied by hand.
      setCopied(false);
    }
  }

  return (
    <Dialog
      title={text('workflow.share.title', { page: document.title })}
      onClose={onClose}
      actions={
        mayEdit && (
          <Button kind="main" disabled={list.isBusy} onClick={() => void list.act(make)}>
            {text('workflow.share.make')}
          </Button>
        )
      }
    >
      <p>{text('workflow.share.what')}</p>
      {made && (
        <div className="workflow-made" role="status">
          <label className="ui-field">
            <span className="ui-label">{text('workflow.share.address')}</span>
            <input
              className="ui-input"
              readOnly
              value={made.address}
              onFocus={(event) => event.target.select()}
            />
            <span className="ui-hint">{text('workflow.share.once')}</span>
          </label>
          <Button icon="copy" onClick={() => void copy(made.address)}>
            {text(isCopied ? 'workflow.share.copied' : 'workflow.share.copy')}
          </Button>
        </div>
      )}
      <ListState list={list} empty={text('workflow.share.none')} />
      {list.value && list.value.length > 0 && (
        <ShareLinks
          links={list.value}
          {...{ when, isBusy: list.isBusy }}
          mayEnd={({ by }) => page.shop.role === 'administrator' || (mayEdit && by?.id === page.person.id)}
          onEnd={(id) => {
            if (made?.id === id) setMade(undefined);
            void list.act(() => api.endShare(id));
          }}
        />
      )}
    </Dialog>
  );
}
