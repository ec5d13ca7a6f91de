import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Asset, type AssetFilter, assetFilters } from '../../../schemas/editing/asset.ts';
import {
  type AssetRatio,
  assetRatios,
  placedAssetId,
  readAssetId,
} from '../../../schemas/editing/asset-id.ts';
import { useTools } from '../api/studio-tools.ts';
import { useText } from '../text/text-context.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { acceptedFiles } from './accepted-files.ts';
import { AssetDetails } from './asset-details.tsx';
import { AssetGrid } from './asset-grid.tsx';
import { createAssetsApi } from './assets-api.ts';
import { createSendFile } from './send-file.ts';
import { UploadList } from './upload-list.tsx';
import { createUploadQueue } from './upload-queue.ts';
import { useLibrary } from './use-library.ts';

/** A picture as it is placed in a document. */
export interface ChosenPicture {
  src: string;
  alt: string;
}

interface LibraryDialogProps {
  /** Absent: pictures are looked after, and none is chosen. */
  onChoose?: (picture: ChosenPicture) => void;
  /** Identifier of the picture that is placed now. */
  value?: string;
  /** Language or locale of the document, for the alternative text. Default: the first of the shop. */
  language?: string;
  /** Opens a document that shows a picture; absent: it is only named. */
  onOpen?: (document: string) => void;
  onClose: () => void;
}

/** The library of uploaded pictures: found, uploaded by choosing, dragging or pasting, described, replaced, chosen. */
export function LibraryDialog({
  onChoose,
  value = '',
  language,
  onOpen,
  onClose,
}: LibraryDialogProps): ReactNode {
  const text = useText();
  const { ask, page } = useTools();
  const isLocked = page.shop.role === 'reader';
  const placed = readAssetId(value);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<AssetFilter>('all');
  const [chosen, setChosen] = useState<Asset>();
  const [ratio, setRatio] = useState(placed?.ratio);
  const [isOver, setIsOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const searchId = useId();
  const api = useMemo(() => createAssetsApi(ask), [ask]);
  const library = useLibrary(api, search, filter);
  const { put } = library;

  const [queue] = useState(() =>
    createUploadQueue({
      send: createSendFile('/edit/api'),
      later: (run, ms) => void setTimeout(run, ms),
    }),
  );
  useEffect(
    () =>
      queue.onArrived((asset) => {
        put(asset);
        setChosen((before) => (before === undefined || before.id === asset.id ? asset : before));
      }),
    [queue, put],
  );

  // The one that is placed is shown from the start, however far back it is.
  const placedId = placed?.id;
  useEffect(() => {
    if (placedId === undefined) return undefined;
    const controller = new AbortController();
    api.details(placedId, controller.signal).then(
      ({ asset }) => setChosen((before) => before ?? asset),
      () => {},
    );
    return () => controller.abort();
  }, [api, placedId]);

  function onChanged(asset: Asset): void {
    setChosen(asset);
    const isListed = asset.isArchived === (filter === 'archived');
    if (isListed) library.put(asset);
    else library.remove(asset.id);
  }
  const add = (files: readonly File[]): void => {
    if (!isLocked && files.length > 0) queue.add(files);
  };
  const [spoken = ''] = (language ?? page.shop.locales[0] ?? '').split('-');
  const lacksWords = chosen !== undefined && !chosen.isDecorative && !chosen.alts[spoken];

  return (
    <Dialog
      title={text('assets.library')}
      width="wide"
      onClose={onClose}
      actions={
        onChoose && (
          <>
            {lacksWords && <p className="ui-fault">{text('assets.altFirst')}</p>}
            <label className="assets-choice">
              {text('assets.shape')}
              <select
                className="ui-select"
                value={ratio ?? ''}
                onChange={({ target }) => setRatio(assetRatios.find((one) => one === target.value))}
              >
                <option value="">{text('assets.whole')}</option>
                {assetRatios.map((one: AssetRatio) => (
                  <option key={one} value={one}>
                    {one.replace('x', ' : ')}
                  </option>
                ))}
              </select>
            </label>
            <Button onClick={onClose}>{text('ui.cancel')}</Button>
            <Button
              kind="main"
              disabled={chosen === undefined || lacksWords}
              onClick={() => {
                if (!chosen) return;
                const alt = chosen.isDecorative ? '' : (chosen.alts[spoken] ?? '');
                onChoose({ src: placedAssetId(chosen.id, ratio), alt });
                onClose();
              }}
            >
              {text('assets.use')}
            </Button>
          </>
        )
      }
    >
      <div
        className="assets-library"
        data-over={isOver || undefined}
        onDragOver={(event: DragEvent) => {
          if (isLocked || !event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
        }}
        onDrop={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setIsOver(false);
          add([...event.dataTransfer.files]);
        }}
        onPaste={(event: ClipboardEvent) => {
          const files = [...event.clipboardData.files];
          if (files.length === 0) return;
          event.preventDefault();
          add(files);
        }}
      >
        <div className="assets-main">
          <div className="assets-tools">
            <label className="ui-hidden" htmlFor={searchId}>
              {text('assets.search')}
            </label>
            <input
              id={searchId}
              className="ui-input"
              type="search"
              placeholder={text('assets.search')}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
            <select
              className="ui-select"
              aria-label={text('assets.filter')}
              value={filter}
              onChange={({ target }) => setFilter(assetFilters.find((one) => one === target.value) ?? 'all')}
            >
              {assetFilters.map((one) => (
                <option key={one} value={one}>
                  {text(`assets.filter.${one}`)}
                </option>
              ))}
            </select>
            {!isLocked && (
              <Button kind={onChoose ? 'plain' : 'main'} icon="plus" onClick={() => chooser.current?.click()}>
                {text('assets.upload')}
              </Button>
            )}
            <input
              ref={chooser}
              type="file"
              hidden
              multiple
              accept={acceptedFiles}
              onChange={({ target }) => {
                add([...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </div>
          {!isLocked && <p className="ui-hint">{text('assets.uploadHint')}</p>}
          <UploadList queue={queue} />
          <p className="ui-hidden" role="status">
            {library.state === 'shown' ? text('assets.found', { count: library.assets.length }) : ''}
          </p>
          {library.state === 'failed' && (
            <div role="alert">
              <p className="ui-fault">{text('assets.failed')}</p>
              <Button onClick={library.again}>{text('ui.again')}</Button>
            </div>
          )}
          {library.assets.length > 0 ? (
            <AssetGrid assets={library.assets} chosen={chosen?.id} onChoose={setChosen} />
          ) : (
            library.state === 'shown' && (
              <p className="assets-none">
                {text(search === '' && filter === 'all' ? 'assets.empty' : 'assets.none')}
              </p>
            )
          )}
          {library.hasMore && <Button onClick={library.more}>{text('assets.more')}</Button>}
        </div>
        {chosen ? (
          <AssetDetails
            key={chosen.id}
            {...{ api, asset: chosen, onChanged, onOpen }}
            onReplace={(file) => queue.add([file], `/assets/${chosen.id}/file`)}
          />
        ) : (
          <p className="assets-details ui-hint">{text('assets.chooseOne')}</p>
        )}
      </div>
    </Dialog>
  );
}
