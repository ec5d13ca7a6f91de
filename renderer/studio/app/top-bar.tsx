import type { ReactNode } from 'react';
import { shownKeys } from '../commands/command.ts';
import type { DraftSession } from '../draft/draft-session.ts';
import { StateBadge } from '../pages/state-badge.tsx';
import { useStore } from '../state/store.ts';
import { useText } from '../text/text-context.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { isMac } from './is-mac.ts';
import { useDraft, useSession, useShown, useStudio } from './studio-context.ts';
import { redoChosen, undoChosen } from './undo.ts';

/** What is open, whether it is saved, and the ways on: undo, find, publish. */
export function TopBar(): ReactNode {
  const studio = useStudio();
  const text = useText();
  const session = useSession();
  const { shop } = studio.tools.page;
  const document = useShown(({ documents }) => documents.find(({ id }) => id === session?.id));
  const isFollowing = useShown((state) => state.isFollowing);
  const canPublish = shop.role === 'publisher' || shop.role === 'administrator';
  const keys = (chord: string): string => shownKeys(chord, isMac, studio.language);
  return (
    <header className="app-top">
      <h1 className="app-title">
        <span className="app-shop">{shop.name}</span>
        {document && (
          <>
            <span className="app-page">{document.title}</span>
            {document.key !== '/' && <span className="app-key">{document.key}</span>}
          </>
        )}
      </h1>
      {document && <StateBadge document={document} />}
      {session && <SavedState session={session} />}
      <Others />
      <div className="app-acts">
        {session && !isFollowing && <UndoButtons session={session} keys={keys} />}
        <Button
          kind="quiet"
          icon="search"
          title={`${text('command.palette')} (${keys('Mod+K')})`}
          onClick={() => studio.show({ dialog: { name: 'palette' } })}
        >
          <span className="app-wide">{text('palette.open')}</span>
          <kbd className="ui-key">{keys('Mod+K')}</kbd>
        </Button>
        <IconButton
          icon="picture"
          label={text('command.library')}
          keys={keys('Mod+Shift+L')}
          onClick={() => studio.show({ dialog: { name: 'library' } })}
        />
        {session && (
          <IconButton
            icon="history"
            label={text('command.history')}
            keys={keys('Mod+Shift+H')}
            onClick={() => studio.show({ dialog: { name: 'history' } })}
          />
        )}
        {session && canPublish && document?.approval === 'asked' && (
          <Button disabled={isFollowing} onClick={() => studio.show({ dialog: { name: 'approval' } })}>
            {text('approval.approve')} …
          </Button>
        )}
        {session && shop.role !== 'reader' && (
          <Button
            kind="main"
            disabled={isFollowing}
            onClick={() => studio.show({ dialog: { name: canPublish ? 'publish' : 'approval' } })}
          >
            {text(canPublish ? 'publish.open' : 'approval.open')}
          </Button>
        )}
      </div>
    </header>
  );
}

function UndoButtons({
  session,
  keys,
}: {
  session: DraftSession;
  keys: (chord: string) => string;
}): ReactNode {
  const studio = useStudio();
  const text = useText();
  const undo = useDraft(session, (draft) => draft.undo.at(-1)?.label);
  const redo = useDraft(session, (draft) => draft.redo.at(-1)?.label);
  return (
    <>
      <IconButton
        icon="undo"
        label={undo === undefined ? text('command.undo') : text('edit.undo', { name: undo })}
        keys={keys('Mod+Z')}
        disabled={undo === undefined}
        onClick={() => undoChosen(studio)}
      />
      <IconButton
        icon="redo"
        label={redo === undefined ? text('command.redo') : text('edit.redo', { name: redo })}
        keys={keys('Mod+Shift+Z')}
        disabled={redo === undefined}
        onClick={() => redoChosen(studio)}
      />
    </>
  );
}

const saveIcons: Record<string, IconName> = { offline: 'offline', 'signed-out': 'offline', saved: 'check' };

/** How far the changes have come; read out where it becomes worse or better, not with each key. */
function SavedState({ session }: { session: DraftSession }): ReactNode {
  const text = useText();
  const saving = useStore(session.saving, (value) => value);
  const isBad = saving === 'offline' || saving === 'signed-out';
  return (
    <p className="app-saved" data-state={saving}>
      <Icon name={saveIcons[saving] ?? 'cloud'} />
      <span className={isBad ? undefined : 'app-wide'} role={isBad ? 'alert' : undefined}>
        {text(`draft.${saving}`)}
      </span>
      {saving === 'signed-out' && (
        <a href="/edit" target="_blank" rel="noopener">
          {text('draft.signIn')}
        </a>
      )}
    </p>
  );
}

/** Who else has the document open. */
function Others(): ReactNode {
  const text = useText();
  const others = useShown((state) => state.others);
  if (others.length === 0) return null;
  const names = others.map(({ person }) => person.name);
  return (
    <ul className="app-others" aria-label={text('app.others')}>
      {[...new Set(names)].slice(0, 4).map((name) => (
        <li key={name} title={name}>
          <span aria-hidden="true">{initials(name)}</span>
          <span className="ui-hidden">{name}</span>
        </li>
      ))}
    </ul>
  );
}

function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase();
}
