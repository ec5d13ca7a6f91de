import type { ReactNode } from 'react';
import { blockName } from '../blocks/block-list.ts';
import type { DraftSession } from '../draft/draft-session.ts';
import { typeOf } from '../edit/slot-rules.ts';
import { nodeTitle } from '../outline/outline-rows.ts';
import { useText } from '../text/text-context.ts';
import { IconButton } from '../ui/button.tsx';
import { Conflicts } from './conflicts.tsx';
import type { NodeActions } from './node-actions.ts';
import { indexOf, useDraft, useSession, useShown } from './studio-context.ts';

/** What is chosen: its form, and what can be done with it. */
export function RightPane({ actions }: { actions: NodeActions }): ReactNode {
  const text = useText();
  const session = useSession();
  return (
    <aside className="app-pane app-right" aria-label={text('app.right')}>
      {session ? (
        <Chosen session={session} actions={actions} />
      ) : (
        <p className="app-empty">{text('app.noBlock')}</p>
      )}
    </aside>
  );
}

function Chosen({ session, actions }: { session: DraftSession; actions: NodeActions }): ReactNode {
  const text = useText();
  const selected = useShown((state) => state.selected);
  const isFollowing = useShown((state) => state.isFollowing);
  const document = useDraft(session, (draft) => draft.document);
  const index = indexOf(document);
  const id = selected.at(-1);
  const node = id === undefined ? undefined : index.get(id)?.node;
  return (
    <>
      <Conflicts session={session} />
      {node && id !== undefined ? (
        <div className="app-chosen">
          <div className="app-chosen-head">
            <h2>
              {selected.length > 1
                ? text('edit.blocks', { count: selected.length })
                : blockName(text, typeOf(index, id))}
              {selected.length === 1 && nodeTitle(node) !== undefined && (
                <span className="app-key">{nodeTitle(node)}</span>
              )}
            </h2>
            {!isFollowing && (
              <div className="app-chosen-acts" role="group" aria-label={text('app.acts')}>
                <IconButton
                  icon="up"
                  label={text('command.up')}
                  keys="Alt+↑"
                  onClick={() => actions.step('up')}
                />
                <IconButton
                  icon="down"
                  label={text('command.down')}
                  keys="Alt+↓"
                  onClick={() => actions.step('down')}
                />
                <IconButton icon="copy" label={text('command.duplicate')} onClick={actions.duplicate} />
                <IconButton icon="trash" label={text('command.remove')} onClick={actions.remove} />
              </div>
            )}
          </div>
        </div>
      ) : (
        <p className="app-empty">{text('app.noBlock')}</p>
      )}
    </>
  );
}
