import { type ReactNode, useState } from 'react';
import type { DraftBase } from '../../../../schemas/editing/document.ts';
import { useText } from '../../text/text-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ListState } from '../list-state.tsx';
import { useServerList } from '../use-server-list.ts';
import { useWorkflow } from '../use-workflow.ts';
import type { ReleaseProblems } from '../workflow-api.ts';
import { ReleaseDetails } from './release-details.tsx';

interface ReleasesDialogProps {
  /** The open document, which can be put into a release. */
  open: { id: string; title: string; save: () => Promise<DraftBase> } | undefined;
  now: () => number;
  /** Opens a document, as it will be at a moment. */
  onOpen: (document: string, at: number | undefined) => void;
  /** Something was published: what is open may be another version now. */
  onPublished: () => void;
  onClose: () => void;
}

/** Several documents that are published together: made, filled, looked at, planned, published all or not at all. */
export function ReleasesDialog({ open, now, onOpen, onPublished, onClose }: ReleasesDialogProps): ReactNode {
  const text = useText();
  const { api, mayEdit, mayPublish, timeZone, when } = useWorkflow();
  const list = useServerList(api.releases);
  const [chosen, setChosen] = useState<string>();
  const [title, setTitle] = useState('');
  const [checked, setChecked] = useState<{ release: string; documents: ReleaseProblems[] }>();
  const release = list.value?.find(({ id }) => id === chosen) ?? list.value?.[0];

  async function create(): Promise<void> {
    const isMade = await list.act(async () => setChosen((await api.createRelease(title.trim())).id));
    if (isMade) setTitle('');
  }

  return (
    <Dialog title={text('workflow.releases.title')} width="wide" onClose={onClose}>
      {mayEdit && (
        <form
          className="workflow-acts"
          onSubmit={(event) => {
            event.preventDefault();
            if (title.trim() !== '') void create();
          }}
        >
          <label className="ui-field">
            <span className="ui-label">{text('workflow.releases.new')}</span>
            <input
              className="ui-input"
              maxLength={120}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          </label>
          <Button type="submit" disabled={list.isBusy || title.trim() === ''}>
            {text('workflow.releases.make')}
          </Button>
        </form>
      )}
      <ListState list={list} empty={text('workflow.releases.none')} />
      {release && (
        <div className="workflow-history">
          <ul aria-label={text('workflow.releases.title')}>
            {list.value?.map(({ id, title: name, at, state, items }) => (
              <li key={id}>
                <button
                  type="button"
                  className="workflow-version"
                  aria-current={id === release.id ? 'true' : undefined}
                  onClick={() => setChosen(id)}
                >
                  <strong>{name}</strong>
                  <span className="ui-hint">
                    {text('workflow.releases.count', { count: items.length })}
                    {at !== undefined && ` · ${when(at)}`}
                    {state === 'done' && ` · ${text('workflow.releases.isDone')}`}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <ReleaseDetails
            key={`${release.id} ${release.at}`}
            {...{ release, mayEdit, mayPublish, timeZone, now, when, isBusy: list.isBusy }}
            openTitle={open?.title}
            problems={checked?.release === release.id ? checked.documents : undefined}
            onOpen={(document) => onOpen(document, release.state === 'open' ? release.at : undefined)}
            acts={{
              onPut:
                open &&
                ((action) =>
                  void list.act(async () => {
                    const document = open.id;
                    const base = await open.save();
                    await api.putInRelease(
                      release.id,
                      action === 'publish'
                        ? { action, document, base, note: '' }
                        : { action, document, note: '' },
                    );
                    setChecked(undefined);
                  })),
              onLeave: (document) =>
                void list.act(async () => {
                  await api.leaveRelease(release.id, document);
                  setChecked(undefined);
                }),
              onCheck: () =>
                void list.act(async () =>
                  setChecked({ release: release.id, documents: await api.releaseProblems(release.id) }),
                ),
              onSchedule: (at) => void list.act(() => api.scheduleRelease(release.id, at)),
              onPublish: () =>
                void list.act(async () => {
                  await api.publishRelease(release.id);
                  onPublished();
                }),
              onDrop: () => void list.act(() => api.dropRelease(release.id)),
            }}
          />
        </div>
      )}
    </Dialog>
  );
}
