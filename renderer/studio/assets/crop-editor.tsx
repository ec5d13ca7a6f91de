import type { ReactNode } from 'react';
import type { Asset } from '../../../schemas/editing/asset.ts';
import { type OwnCrop, valueOfRatio } from '../../../schemas/editing/asset-crop.ts';
import type { AssetRatio } from '../../../schemas/editing/asset-id.ts';
import { useText } from '../text/text-context.ts';
import { Button } from '../ui/button.tsx';
import { partOf } from './asset-picture.tsx';
import { PullSurface } from './pull-surface.tsx';
import { Slider } from './slider.tsx';

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
  const part = partOf(asset, ratio);
  const crop: OwnCrop = {
    left: thousandths(part.left),
    top: thousandths(part.top),
    width: Math.max(1, thousandths(part.width)),
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
  const pull = (x: number, y: number): void =>
    onMove({
      ...crop,
      left: within(x * 1000 - crop.width / 2, 1000 - crop.width),
      top: within(y * 1000 - (1000 - highest) / 2, highest),
    });
  const { left, top, width, height } = part;
  return (
    <fieldset className="assets-focus" disabled={isLocked}>
      <legend className="ui-label">{text('assets.crop', { shape: ratio.replace('x', ' : ') })}</legend>
      <PullSurface {...{ asset, isLocked }} onPull={pull}>
        <span
          className="assets-cut"
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
        />
      </PullSurface>
      {sliders.map(([name, least, largest]) => (
        <Slider
          key={name}
          label={text(`assets.crop.${name}`)}
          {...{ least, most: largest, value: crop[name] }}
          words={`${Math.round(crop[name] / 10)} %`}
          onChange={(value) => onMove({ ...crop, [name]: value })}
        />
      ))}
      {asset.crops[ratio] && <Button onClick={() => onMove(undefined)}>{text('assets.crop.follow')}</Button>}
    </fieldset>
  );
}

const thousandths = (percent: number): number => Math.round(percent * 10);
const within = (value: number, most: number): number => Math.round(Math.max(0, Math.min(value, most)));
