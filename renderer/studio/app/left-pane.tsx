import { type ReactNode, useMemo } from 'react';
import type { DraftSession } from '../draft/draft-session.ts';
import { Outline } from '../outline/outline.tsx';
import { outlineRows } from '../outline/outline-rows.ts';
import { PageList } from '../pages/page-list.tsx';
import { useText } from '../text/text-context.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { NodeActions } from './node-actions.ts';
import { nodeMarks } from './node-marks.ts';
import { indexOf, useDraft, useSession, useShown, useStudio } from './studio-context.ts';

const tabs = ['pages', 'outline'] as const;

/** Pages of the shop, and the outline of the one that is open. */
export function LeftPane({ actions }: { actions: NodeActions }): ReactNode {
  const studio = useStudio();
  const text = useText();
  const session = useSession();
  const left = useShown((state) => state.left);
  return (
    <nav className="app-pane app-left" aria-label={text('app.left')}>
      <div className="app-tabs" role="tablist" aria-label={text('app.left')}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={left === tab}
            aria-controls={left === tab ? 'left-panel' : undefined}
            tabIndex={left === tab ? 0 : -1}
            onClick={() => studio.show({ left: tab })}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
              const other = tabs[1 - tabs.indexOf(tab)] ?? tab;
              studio.show({ left: other });
              document.getElementById(`tab-${other}`)?.focus();
            }}
          >
            <Icon name={tab} />
            {text(`app.${tab}`)}
          </button>
        ))}
      </div>
      <div className="app-panel" role="tabpanel" id="left-panel" aria-labelledby={`tab-${left}`}>
        {left === 'outline' && session ? (
          <OpenOutline key={session.id} session={session} actions={actions} />
        ) : left === 'outline' ? (
          <p className="app-empty">{text('outline.nothing')}</p>
        ) : (
          <Pages />
        )}
      </div>
    </nav>
  );
}

function Pages(): ReactNode {
  const studio = useStudio();
  const text = useText();
  const session = useSession();
  const documents = useShown((state) => state.documents);
  const locale = useShown((state) => state.locale);
  const loading = useShown((state) => state.loading);
  const failed = useShown((state) => state.failed);
  if (failed === 'documents' && documents.length === 0)
    return (
      <div className="app-empty" role="alert">
        <p>{text('pages.failed')}</p>
        <Button onClick={() => void studio.loadDocuments()}>{text('ui.again')}</Button>
      </div>
    );
  return (
    <PageList
      documents={documents}
      locales={studio.tools.page.shop.locales}
      locale={locale}
      open={session?.id}
      isLoading={loading === 'documents'}
      onLocale={(wanted) => {
        studio.show({ locale: wanted, documents: [], loading: 'documents' });
        void studio.loadDocuments();
      }}
      onOpen={(id) => void studio.open(id)}
      onCreate={
        studio.tools.page.shop.role === 'reader'
          ? undefined
          : () => studio.show({ dialog: { name: 'create' } })
      }
    />
  );
}

function OpenOutline({ session, actions }: { session: DraftSession; actions: NodeActions }): ReactNode {
  const studio = useStudio();
  const text = useText();
  const document = useDraft(session, (draft) => draft.document);
  const blocks = useShown((state) => state.blocks);
  const folded = useShown((state) => state.folded);
  const selected = useShown((state) => state.selected);
  const hovered = useShown((state) => state.hovered);
  const issues = useShown((state) => state.issues);
  const isFollowing = useShown((state) => state.isFollowing);
  const index = indexOf(document);
  const rows = useMemo(
    () => outlineRows(index, studio.regions(), blocks, folded),
    [index, studio, blocks, folded],
  );
  const marks = useMemo(() => nodeMarks(issues, index), [issues, index]);
  return (
    <div className="app-outline">
      <Outline
        {...{ rows, index, blocks, selected, hovered, marks }}
        onSelect={studio.select}
        onHover={(id) => studio.show({ hovered: id })}
        onFold={(key, isOpen) => {
          const next = new Set(folded);
          if (isOpen) next.delete(key);
          else next.add(key);
          studio.show({ folded: next });
        }}
        onMove={(ids, place) => void actions.moveTo(ids, place)}
        onInsert={(place) => studio.show({ dialog: { name: 'insert', place } })}
      />
      {!isFollowing && (
        <div className="app-foot">
          <Button
            icon="plus"
            onClick={() => studio.show({ dialog: { name: 'insert', place: actions.placeBehind() } })}
          >
            {text('insert.open')}
          </Button>
        </div>
      )}
    </div>
  );
}
