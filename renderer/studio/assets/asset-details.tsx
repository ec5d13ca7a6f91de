import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Asset, AssetDetails as Details } from '../../../schemas/editing/asset.ts';
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
import { useEdits } from './use-edits.ts';

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
  const [ratio, setRatio] = useState<AssetRatio>();
  const titleId = useId();
  const details = useDetails(api, asset);
  const { shown, edit, act, fault } = useEdits(api, asset, onChanged);

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
          value={shown.title}
          maxLength={120}
          disabled={isLocked}
          onChange={({ target }) => edit({ title: target.value })}
        />
      </label>
      <AltFields {...{ asset: shown, isLocked }} onEdit={edit} />
      <FocusEditor {...{ asset: shown, isLocked }} onMove={(focus) => edit({ focus })} />
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
              <ShapePreview asset={shown} ratio={one} />
              {one.replace('x', ' : ')}
            </button>
          ))}
        </div>
      </div>
      {ratio && (
        <CropEditor
          {...{ asset: shown, ratio, isLocked }}
          onMove={(crop) => edit({ crops: withCrop(shown.crops, ratio, crop) })}
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
          onShow={(number) => void act(() => api.show(asset.id, number))}
        />
      )}
      {!isLocked && (
        <Button
          kind={asset.isArchived ? 'plain' : 'danger'}
          disabled={!asset.isArchived && (details === undefined || details.uses.length > 0)}
          onClick={() => void act(() => api.archive(asset.id, !asset.isArchived))}
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
function useDetails(api: AssetsApi, asset: Asset): Details | undefined {
  const [details, setDetails] = useState<Details>();
  useEffect(() => {
    const controller = new AbortController();
    api.details(asset.id, controller.signal).then(setDetails, () => {});
    return () => controller.abort();
  }, [api, asset]);
  return details?.asset.id === asset.id ? details : undefined;
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
