import { type PointerEvent, type ReactNode, useRef } from 'react';
import type { Asset } from '../../../schemas/editing/asset.ts';
import { type OwnCrop, valueOfRatio } from '../../../schemas/editing/asset-crop.ts';
import type { AssetRatio } from '../../../schemas/editing/asset-id.ts';
import { useText } from '../text/text-context.ts';
import { Button } from '../ui/button.tsx';
import { AssetPicture, partOf } from './asset-picture.tsx';

interface CropEditorProps {
  asset: Asset;
  ratio: AssetRatio;
  isLocked: boolean;
  /** Undefined: it follows the focus point again. */
  onMove: (crop: OwnCrop | undefined) => void;
}

/** What a shape cuts out: follows the focus point until somebody cuts it out, by pulling or by three sliders. */
export function CropEditor({ asset, ratio, isLocked, onMove }: CropEditorProps): ReactNode {
  const text = useText();
  const surface = useRef<HTMLDivElement>(null);
  const part = partOf(asset, ratio);
  const crop: OwnCrop = {
    ...{
      left: thousandths(part.left),
      top: thousandths(part.top),
      width: Math.max(1, thousandths(part.width)),
    },
  };
  const most = Math.min(1000, Math.floor((1000 * asset.height * valueOfRatio(ratio)) / asset.width));
  const highest = Math.max(
    0,
    1000 - Math.round((crop.width * asset.width) / valueOfRatio(ratio) / asset.height),
  );
  const sliders = [
    ['width', Math.min(50, most), most],
    ['left', 0, Math.max(0, 1000 - crop.width)],
    ['top', 0, highest],
  ] as const;

  /** Its middle comes to where the pointer is. */
  const point = ({ clientX, clientY }: PointerEvent): void => {
    const box = surface.current?.getBoundingClientRect();
    if (!box) return;
    const left = ((clientX - box.left) / box.width) * 1000 - crop.width / 2;
    const top = ((clientY - box.top) / box.height) * 1000 - (1000 - highest) / 2;
    onMove({ ...crop, left: within(left, 1000 - crop.width), top: within(top, highest) });
  };
  return (
    <fieldset className="assets-focus" disabled={isLocked}>
      <legend className="ui-label">{text('assets.crop', { shape: ratio.replace('x', ' : ') })}</legend>
      <div
        ref={surface}
        className="assets-surface"
        onPointerDown={(event) => {
          if (isLocked) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
      >
        <AssetPicture asset={asset} width={640} />
        <span
          className="assets-cut"
          style={{
            ...{
              left: `${part.left}%`,
              top: `${part.top}%`,
              width: `${part.width}%`,
              height: `${part.height}%`,
            },
          }}
        />
      </div>
      {sliders.map(([name, least, largest]) => (
        <label key={name} className="assets-slider">
          <span>{text(`assets.crop.${name}`)}</span>
          <input
            type="range"
            min={least}
            max={largest}
            value={crop[name]}
            aria-valuetext={`${Math.round(crop[name] / 10)} %`}
            onChange={({ target }) => onMove({ ...crop, [name]: Number(target.value) })}
          />
        </label>
      ))}
      {asset.crops[ratio] && <Button onClick={() => onMove(undefined)}>{text('assets.crop.follow')}</Button>}
    </fieldset>
  );
}

const thousandths = (percent: number): number => Math.round(percent * 10);
const within = (value: number, most: number): number => Math.round(Math.max(0, Math.min(value, most)));
