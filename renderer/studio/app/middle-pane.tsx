import type { ReactNode } from 'react';
import type { FromFrame } from '../../../schemas/editing/frame-message.ts';
import { chordOf, commandFor } from '../commands/command.ts';
import type { DraftSession } from '../draft/draft-session.ts';
import { FramePane } from '../frame/frame-pane.tsx';
import { useText } from '../text/text-context.ts';
import { Button } from '../ui/button.tsx';
import { studioCommands } from './commands.ts';
import { isMac } from './is-mac.ts';
import type { NodeActions } from './node-actions.ts';
import { useSession, useShown, useStudio } from './studio-context.ts';
import type { Studio } from './studio.ts';
import { useFaultBoxes } from './use-fault-boxes.ts';
import { Variants } from './variants.tsx';
import { ViewBar } from './view-bar.tsx';

/** The live page. */
export function MiddlePane({ actions }: { actions: NodeActions }): ReactNode {
  const text = useText();
  const session = useSession();
  const isFollowing = useShown((state) => state.isFollowing);
  const isOutdated = useShown((state) => state.isOutdated);
  const loading = useShown((state) => state.loading);
  const failed = useShown((state) => state.failed);
  return (
    <main className="app-middle" aria-label={text('app.middle')}>
      {session && <ViewBar />}
      {isOutdated && session && <Outdated session={session} />}
      {isFollowing && session && <Following />}
      {session ? (
        <LivePage key={session.id} session={session} actions={actions} />
      ) : (
        <div className="app-welcome">
          <p role={failed === 'document' ? 'alert' : 'status'}>
            {failed === 'document'
              ? text('app.failed')
              : text(loading === 'document' ? 'app.loading' : 'app.choose')}
          </p>
        </div>
      )}
    </main>
  );
}

/** The open page, and above it its variants when somebody zooms out. */
function LivePage({ session, actions }: { session: DraftSession; actions: NodeActions }): ReactNode {
  const studio = useStudio();
  const view = useShown((state) => state.view);
  const width = useShown((state) => state.width);
  const selected = useShown((state) => state.selected);
  const hovered = useShown((state) => state.hovered);
  const isWalking = useShown((state) => state.isWalking);
  const isZoomedOut = useShown((state) => state.isZoomedOut);
  const title = useShown(({ documents }) => documents.find(({ id }) => id === session.id)?.title ?? '');
  const faultsIn = useFaultBoxes(session);
  return (
    <div className="app-stage">
      {/* The page stays there while its variants lie above it, so that what is wrong with it is told on. */}
      <div inert={isZoomedOut}>
        <FramePane
          document={session.id}
          draft={session.draft}
          width={width === 'free' ? undefined : Number(width)}
          {...{ title, view, selected, hovered, isWalking, faultsIn }}
          onMessage={(message) => hearFrame(message, studio, actions)}
        />
      </div>
      {isZoomedOut && <Variants session={session} />}
    </div>
  );
}

/** Says that the shop was deployed anew. Nothing is lost by a reload: what is not saved yet is kept in the browser. */
function Outdated({ session }: { session: DraftSession }): ReactNode {
  const text = useText();
  const reload = (): void => void session.flush().finally(() => location.reload());
  return (
    <div className="app-notice" role="status">
      <p>{text('app.outdated')}</p>
      <Button onClick={reload}>{text('app.reload')}</Button>
    </div>
  );
}

/** Says that another tab edits, or that nobody may here. */
function Following(): ReactNode {
  const studio = useStudio();
  const text = useText();
  const isReader = studio.tools.page.shop.role === 'reader';
  return (
    <div className="app-notice" role="status">
      <p>{text(isReader ? 'edit.reader' : 'edit.following')}</p>
      {!isReader && <Button onClick={studio.takeOver}>{text('edit.takeOver')}</Button>}
    </div>
  );
}

/** What the page in the frame tells: what was clicked, typed and found wrong in it. */
function hearFrame(message: FromFrame, studio: Studio, actions: NodeActions): void {
  const { state, session, show, text } = studio;
  const open = session.get();
  if (!open) return;
  switch (message.type) {
    case 'ready':
      if (message.document !== open.id && state.get().documents.some(({ id }) => id === message.document))
        void studio.open(message.document);
      else show({ issues: message.issues, changesAt: message.changesAt });
      return;
    case 'drawn':
      return show({ issues: message.issues, changesAt: message.changesAt });
    case 'hover':
      return show({ hovered: message.node });
    case 'select': {
      const { node, path, extend } = message;
      const before = state.get().selected;
      const selected = node === null ? [] : extend ? [...before.filter((id) => id !== node), node] : [node];
      return show({ selected, field: path, ...(node !== null && { left: 'outline' as const }) });
    }
    case 'text': {
      const { node, path, value, isDone } = message;
      const field = `${node} ${path.join('/')}`;
      if (!isDone) studio.edit(text('edit.text'), [{ op: 'set', node, path, value }], field);
      return;
    }
    case 'key': {
      const { key, ctrl, shift, alt } = message;
      const chord = chordOf({ key, ctrlKey: ctrl, metaKey: ctrl, shiftKey: shift, altKey: alt }, isMac);
      return commandFor(studioCommands(studio, actions), chord, false)?.run();
    }
    case 'left':
      return studio.toast(text('frame.left', { href: message.href }));
    case 'failed':
      return;
  }
}
