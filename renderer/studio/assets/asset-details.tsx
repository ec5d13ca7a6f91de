import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Asset, AssetChange, AssetDetails as Details } from '../../../schemas/editing/asset.ts';
import { type AssetRatio, assetRatios } from '../../../schemas/editing/asset-id.ts';
import { useTools } from '../api/studio-tools.ts';
import { useText } from '../text/text-context.ts';
import { Button } from '../ui/button.tsx';
import type { AssetsApi } from './assets-api.ts';
import { AltFields } from './alt-fields.tsx';
import { ShapePreview } from './asset-picture.tsx';
import { CropEditor } from './crop-editor.tsx';
import { FileHistory } from './file-history.tsx';
import { FocusEditor } from './focus-editor.tsx';
import { type UploadFault, faultOf } from './upload-queue.ts';

interface AssetDetailsProps {
  api: AssetsApi;
  /** As the list has it. */
  asset: Asset;
  onChanged: (asset: Asset) => void;
  /** Has a file sent that takes the place of the one that it shows. */
  onReplace: (file: File) => void;
  onOpen: ((document: string) => void) | undefined;
}

/** All that is said of a picture, where it is shown, and what can be done with it. What is changed is kept at once. */
export function AssetDetails({ api, asset, onChanged, onReplace, onOpen }: AssetDetailsProps): ReactNode {
  const text = useText();
  const { page } = useTools();
  const isLocked = page.shop.role === 'reader';
  const [draft, setDraft] = useState(asset);
  const [ratio, setRatio] = useState<AssetRatio>();
  const [fault, setFault] = useState<UploadFault>();
  const titleId = useId();
  const details = useDetails(api, asset);
  const latest = useRef(asset);
  useEffect(() => {
    latest.current = asset;
    setDraft(asset);
  }, [asset]);

  /** Sends what is other than the server has it. */
  async function keep(act: () => Promise<Asset>): Promise<void> {
    setFault(undefined);
    try {
      onChanged(await act());
    } catch (error) {
      setFault(faultOf(error));
    }
  }
  function save(change: AssetChange): void {
    const names = Object.keys(change) as (keyof AssetChange)[];
    if (names.every((name) => JSON.stringify(change[name]) === JSON.stringify(latest.current[name]))) return;
    void keep(() => api.change(asset.id, change));
  }

  return (
    <section className="assets-details" aria-labelledby={titleId}>
      <h3 id={titleId}>{asset.title}</h3>
      <p className="ui-hint">
        {text('assets.facts', {
          ...{ width: asset.width, height: asset.height, kilobytes: Math.ceil(asset.bytes / 1000) },
        })}
      </p>
      {fault && (
        <p className="ui-fault" role="alert">
          {text(`assets.refused.${fault}`)}
        </p>
      )}
      <label className="ui-field">
        <span className="ui-label">{text('assets.name')}</span>
        <input
          className="ui-input"
          value={draft.title}
          maxLength={120}
          disabled={isLocked}
          onChange={({ target }) => setDraft({ ...draft, title: target.value })}
          onBlur={() => {
            if (draft.title.trim() === '') setDraft({ ...draft, title: asset.title });
            else save({ title: draft.title.trim() });
          }}
        />
      </label>
      <AltFields
        {...{ asset: draft, isLocked }}
        onType={(alts) => setDraft({ ...draft, alts })}
        onSave={save}
      />
      <FocusEditor
        {...{ asset: draft, isLocked }}
        onMove={(focus) => setDraft({ ...draft, focus })}
        onDone={() => save({ focus: draft.focus })}
      />
      <div className="ui-field" role="group" aria-label={text('assets.shapes')}>
        <span className="ui-label">{text('assets.shapes')}</span>
        <div className="assets-shapes">
          {assetRatios.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={ratio === one}
              onClick={() => setRatio(ratio === one ? undefined : one)}
            >
              <ShapePreview asset={draft} ratio={one} />
              {one.replace('x', ' : ')}
            </button>
          ))}
        </div>
      </div>
      {ratio && (
        <CropEditor
          {...{ asset: draft, ratio, isLocked }}
          onMove={(crop) => setDraft({ ...draft, crops: withCrop(draft.crops, ratio, crop) })}
          onDone={() => save({ crops: draft.crops })}
        />
      )}
      {details ? (
        <Uses uses={details.uses} onOpen={onOpen} />
      ) : (
        <p className="ui-hint" aria-busy="true">
          {text('assets.loading')}
        </p>
      )}
      {details && (
        <FileHistory
          {...{ files: details.files, shown: asset.file, isLocked, onReplace }}
          onShow={(number) => void keep(() => api.show(asset.id, number))}
        />
      )}
      {!isLocked && (
        <Button
          kind={asset.isArchived ? 'plain' : 'danger'}
          disabled={!asset.isArchived && (details === undefined || details.uses.length > 0)}
          onClick={() => void keep(() => api.archive(asset.id, !asset.isArchived))}
        >
          {text(asset.isArchived ? 'assets.takeBack' : 'assets.archive')}
        </Button>
      )}
      {!isLocked && details && details.uses.length > 0 && (
        <p className="ui-hint">{text('assets.archiveHint')}</p>
      )}
    </section>
  );
}

function withCrop(
  crops: Asset['crops'],
  ratio: AssetRatio,
  crop: Asset['crops'][AssetRatio],
): Asset['crops'] {
  const { [ratio]: _before, ...others } = crops;
  return crop ? { ...others, [ratio]: crop } : others;
}

/** What only the server knows, asked anew with each change; undefined while it is not there. */
function useDetails(api: AssetsApi, { id, changedAt, file }: Asset): Details | undefined {
  const [details, setDetails] = useState<Details>();
  useEffect(() => {
    const controller = new AbortController();
    api.details(id, controller.signal).then(setDetails, () => {});
    return () => controller.abort();
  }, [api, id, changedAt, file]);
  return details?.asset.id === id ? details : undefined;
}

function Uses({ uses, onOpen }: Pick<AssetDetailsProps, 'onOpen'> & Pick<Details, 'uses'>): ReactNode {
  const text = useText();
  const { page } = useTools();
  return (
    <div className="ui-field">
      <h4 className="ui-label">{text('assets.uses')}</h4>
      {uses.length === 0 ? (
        <p className="ui-hint">{text('assets.unused')}</p>
      ) : (
        <ul className="assets-uses">
          {uses.map((use) => (
            <li key={use.document}>
              {onOpen && use.tenant === page.shop.slug ? (
                <Button kind="quiet" onClick={() => onOpen(use.document)}>
                  {use.title || use.key}
                </Button>
              ) : (
                <span>{use.title || use.key}</span>
              )}
              <span className="ui-hint">
                {[use.tenant === page.shop.slug ? '' : use.tenant, use.locale, use.key]
                  .filter(Boolean)
                  .join(' · ')}
                {!use.isLive && ` · ${text('assets.draft')}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
