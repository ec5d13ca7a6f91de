import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { Asset } from '../../../schemas/editing/asset.ts';
import { useText } from '../text/text-context.ts';
import { AssetPicture } from './asset-picture.tsx';

interface AssetGridProps {
  assets: readonly Asset[];
  chosen: string | undefined;
  onChoose: (asset: Asset) => void;
}

/** Pictures beside one another: one stop for the Tab key, arrows within. */
export function AssetGrid({ assets, chosen, onChoose }: AssetGridProps): ReactNode {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const current = assets.findIndex(({ id }) => id === chosen);

  function onKeyDown(event: KeyboardEvent): void {
    const items = [...(list.current?.children ?? [])] as HTMLElement[];
    const columns = items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length;
    const steps: Readonly<Record<string, number>> = {
      ...{ ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns },
      ...{ Home: -items.length, End: items.length },
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = Math.max(0, Math.min(items.length - 1, Math.max(0, current) + step));
    const asset = assets[to];
    if (!asset) return;
    onChoose(asset);
    items[to]?.focus();
  }

  return (
    <div
      ref={list}
      className="assets-grid"
      role="listbox"
      tabIndex={-1}
      aria-label={text('assets.list')}
      onKeyDown={onKeyDown}
    >
      {assets.map((asset, index) => (
        <div
          key={asset.id}
          role="option"
          className="assets-tile"
          aria-selected={asset.id === chosen}
          tabIndex={index === Math.max(0, current) ? 0 : -1}
          onClick={() => onChoose(asset)}
          onKeyDown={({ key }) => key === 'Enter' && onChoose(asset)}
        >
          <span className="assets-thumb">
            <AssetPicture asset={asset} width={240} />
          </span>
          <span className="assets-title">{asset.title}</span>
          <span className="assets-marks">
            {asset.lacksAlt.length > 0 && (
              <span className="ui-badge" data-tone="warning">
                {text('assets.lacksAlt')}
              </span>
            )}
            <span className="ui-hint">
              {asset.uses === 0 ? text('assets.unused') : text('assets.used', { count: asset.uses })}
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
