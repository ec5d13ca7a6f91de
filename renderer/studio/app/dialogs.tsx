import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { asNow } from '../../../schemas/editing/view-as.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import type { DocumentSummary, DraftBase } from '../../../schemas/editing/document.ts';
import { CallError } from '../api/ask.ts';
import { faultWords } from '../api/fault-words.ts';
import { blockName } from '../blocks/block-list.ts';
import { LibraryDialog } from '../assets/library-dialog.tsx';
import { InsertDialog } from '../blocks/insert-dialog.tsx';
import { KeysDialog } from '../commands/keys-dialog.tsx';
import { Palette } from '../commands/palette.tsx';
import type { DraftSession } from '../draft/draft-session.ts';
import { isAllowed, typeOf } from '../edit/slot-rules.ts';
import { nodeName } from '../outline/node-name.ts';
import { CreateDialog } from '../pages/create-dialog.tsx';
import { useText } from '../text/text-context.ts';
import { differenceRows } from '../view/difference-rows.ts';
import { Differences } from '../view/differences.tsx';
import { experimentsOf, loadersOf } from '../view/experiments.ts';
import { ViewDialog } from '../view/view-dialog.tsx';
import { ApprovalDialog } from '../workflow/approval/approval-dialog.tsx';
import { ArchiveDialog } from '../workflow/archive/archive-dialog.tsx';
import { HistoryDialog } from '../workflow/history/history-dialog.tsx';
import { NotesDialog } from '../workflow/notes/notes-dialog.tsx';
import { PublishDialog } from '../workflow/publish/publish-dialog.tsx';
import { ShareDialog } from '../workflow/share/share-dialog.tsx';
import { UnpublishDialog } from '../workflow/unpublish/unpublish-dialog.tsx';
import { studioCommands } from './commands.ts';
import { draftRequest } from './draft-request.ts';
import { isMac } from './is-mac.ts';
import type { NodeActions } from './node-actions.ts';
import { ShopWorkflow } from './shop-workflow.tsx';
import type { OpenDialog } from './studio-state.ts';
import { indexOf, useDraft, useSession, useShown, useStudio } from './studio-context.ts';

interface DialogsProps {
  actions: NodeActions;
}

/** What lies above the panes: one thing at a time. */
export function Dialogs({ actions }: DialogsProps): ReactNode {
  const studio = useStudio();
  const session = useSession();
  const dialog = useShown((state) => state.dialog);
  const onClose = useCallback(() => studio.show({ dialog: undefined }), [studio]);
  if (!dialog) return null;
  const general = { isMac, language: studio.language, onClose };
  if (dialog.name === 'palette') return <Palette {...general} commands={studioCommands(studio, actions)} />;
  if (dialog.name === 'keys') return <KeysDialog {...general} commands={studioCommands(studio, actions)} />;
  if (dialog.name === 'create') return <Create session={session} onClose={onClose} />;
  if (dialog.name === 'library')
    return (
      <LibraryDialog
        onOpen={(id) => {
          onClose();
          void studio.open(id);
        }}
        onClose={onClose}
      />
    );
  if (dialog.name === 'planned' || dialog.name === 'releases')
    return <ShopWorkflow name={dialog.name} session={session} onClose={onClose} />;
  if (!session) return null;
  if (dialog.name === 'insert')
    return <Insert dialog={dialog} session={session} actions={actions} onClose={onClose} />;
  if (dialog.name === 'view') return <View session={session} onClose={onClose} />;
  return <Workflow name={dialog.name} session={session} onClose={onClose} />;
}

interface OpenProps {
  session: DraftSession;
  onClose: () => void;
}

function Create({ session, onClose }: { session: DraftSession | undefined; onClose: () => void }): ReactNode {
  const studio = useStudio();
  const text = useText();
  const locale = useShown((state) => state.locale);
  return (
    <CreateDialog
      canCopy={session?.draft.get().kind === 'page'}
      onCreate={async ({ title, path, isCopy }) => {
        try {
          await session?.flush();
          const from =
            isCopy && session ? { kind: 'copy' as const, document: session.id } : { kind: 'blank' as const };
          const { summary } = await studio.tools.api.create({ locale, path, title, from });
          studio.show({ documents: [...studio.state.get().documents, summary] });
          void studio.open(summary.id);
          return undefined;
        } catch (error) {
          return faultWords(text, error);
        }
      }}
      onClose={onClose}
    />
  );
}

function Insert({
  dialog,
  session,
  actions,
  onClose,
}: OpenProps & DialogsProps & { dialog: Extract<OpenDialog, { name: 'insert' }> }): ReactNode {
  const text = useText();
  const blocks = useShown((state) => state.blocks);
  const document = useDraft(session, (draft) => draft.document);
  const { place, wrap } = dialog;
  const fits = useMemo(() => {
    const index = indexOf(document);
    if (!wrap) return (type: string) => isAllowed(blocks, index, place, [type]);
    const leaving = new Set(wrap);
    return (type: string) =>
      Object.keys(blocks.get(type)?.slots ?? {}).length > 0 &&
      isAllowed(blocks, index, place, [type], leaving);
  }, [document, blocks, place, wrap]);
  return (
    <InsertDialog
      title={text(wrap ? 'insert.wrap' : 'insert.title')}
      blocks={blocks}
      isAllowed={fits}
      onInsert={(type) => {
        if (wrap ? actions.wrap(wrap, type) : actions.insert(type, place)) onClose();
      }}
      onClose={onClose}
    />
  );
}

function View({ session, onClose }: OpenProps): ReactNode {
  const studio = useStudio();
  const text = useText();
  const view = useShown((state) => state.view);
  const document = useDraft(session, (draft) => draft.document);
  const { shop } = studio.tools.page;
  const [asking] = useState(() => crypto.randomUUID());
  const index = indexOf(document);
  const isNow = Object.keys(asNow(view)).length === Object.keys(view).length;
  return (
    <ViewDialog
      {...{ view, onClose, locales: shop.locales, timeZone: shop.timeZone }}
      experiments={experimentsOf(index)}
      loaders={loadersOf(index)}
      onChange={(next) => studio.show({ view: next })}
    >
      {!isNow && (
        <Differences
          view={view}
          ask={async () =>
            differenceRows(
              index,
              await studio.tools.api.differences(session.id, draftRequest(session, asking, view)),
            )
          }
          nameOf={(id) => nodeName(text, index, id)}
          onShow={(id) => {
            studio.select([id]);
            onClose();
          }}
        />
      )}
    </ViewDialog>
  );
}

function Workflow({
  name,
  session,
  onClose,
}: OpenProps & {
  name: 'publish' | 'history' | 'unpublish' | 'approval' | 'archive' | 'share' | 'notes';
}): ReactNode {
  const studio = useStudio();
  const text = useText();
  const { tools, ports } = studio;
  const { api, page } = tools;
  const { id } = session;
  const { timeZone, role } = page.shop;
  const summary = useShown(({ documents }) => documents.find((document) => document.id === id));
  const documents = useShown((state) => state.documents);
  const blocks = useShown((state) => state.blocks);
  const issues = useShown((state) => state.issues);
  const chosen = useShown((state) => state.selected.at(-1));
  const isFollowing = useShown((state) => state.isFollowing);
  const draft = useDraft(session, (state) => state);
  if (!summary) return null;

  /** Saves, does it to what was saved, and says so. */
  async function make(run: (base: DraftBase) => Promise<DocumentSummary>, done: string): Promise<void> {
    await session.flush();
    const { unsent, base } = session.draft.get();
    if (unsent.length > 0) throw new CallError(0);
    const made = await run(base);
    studio.noteSummary(made);
    studio.toast(text(done, { page: made.title }));
  }

  if (name === 'publish')
    return (
      <PublishDialog
        {...{ document: summary, issues, timeZone, now: ports.now, onClose }}
        onPublish={async (note, at) => {
          await make(
            (base) => api.publish(id, { base, note, ...(at !== undefined && { at }) }),
            at === undefined ? 'publish.done' : 'publish.scheduled',
          );
          await session.reopen();
        }}
        onShowProblems={() =>
          studio.show({
            ...{ dialog: undefined, isRightOpen: true },
            problemsAsked: studio.state.get().problemsAsked + 1,
          })
        }
      />
    );
  if (name === 'archive')
    return (
      <ArchiveDialog
        {...{ document: summary, onClose }}
        onArchive={() => make(() => api.archive(id), 'workflow.archive.done')}
      />
    );
  if (name === 'share')
    return <ShareDialog {...{ document: summary, onClose }} onSave={() => session.flush()} />;
  if (name === 'notes') {
    const index = indexOf(draft.document);
    return (
      <NotesDialog
        {...{ document: summary, node: chosen, onClose }}
        nameOf={(node) => {
          return index.has(node) ? nodeName(text, index, node) : undefined;
        }}
        onShow={(node) => {
          studio.select([node]);
          onClose();
        }}
      />
    );
  }
  if (name === 'unpublish')
    return (
      <UnpublishDialog
        {...{ document: summary, onClose }}
        paths={documents.filter(({ kind }) => kind === 'page').map(({ key }) => key)}
        onUnpublish={(request) => make(() => api.unpublish(id, request), 'unpublish.done')}
      />
    );
  if (name === 'approval')
    return (
      <ApprovalDialog
        {...{ document: summary, onClose }}
        canAnswer={role === 'publisher' || role === 'administrator'}
        node={
          chosen === undefined
            ? undefined
            : { id: chosen, name: blockName(text, typeOf(indexOf(draft.document), chosen)) }
        }
        onAct={(request) =>
          make((base) => api.approval(id, { ...request, base }), `approval.done.${request.act}`)
        }
      />
    );
  return (
    <HistoryDialog
      {...{ kind: draft.kind, document: draft.document, blocks }}
      {...{ language: studio.language, timeZone, onClose }}
      canRestore={role !== 'reader' && !isFollowing}
      versions={() => api.versions(id)}
      version={async (number) => JSON.parse(await api.version(id, number)) as JsonObject}
      onRestore={async (number) => {
        await session.flush();
        await api.restore(id, number);
        await session.reopen();
        studio.toast(text('history.restored', { number }));
        onClose();
      }}
      onSelect={(node) => {
        studio.select([node]);
        onClose();
      }}
    />
  );
}
