import { type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { useText } from '../text/text-context.ts';
import type { Asset } from '../../../schemas/editing/asset.ts';
import { AssetPicture } from './asset-picture.tsx';

interface FocusEditorProps {
  asset: Asset;
  isLocked: boolean;
  onMove: (focus: Asset['focus']) => void;
}

/** The point that stays in view when a picture is cut to a shape: pulled in the picture, or by two sliders. */
export function FocusEditor({ asset, isLocked, onMove }: FocusEditorProps): ReactNode {
  const text = useText();
  const id = useId();
  const surface = useRef<HTMLDivElement>(null);
  const { focus } = asset;
  const point = ({ clientX, clientY }: PointerEvent): void => {
    const box = surface.current?.getBoundingClientRect();
    if (box)
      onMove({ x: percent((clientX - box.left) / box.width), y: percent((clientY - box.top) / box.height) });
  };
  return (
    <fieldset className="assets-focus" disabled={isLocked}>
      <legend className="ui-label">{text('assets.focus')}</legend>
      <p className="ui-hint" id={`${id}-hint`}>
        {text('assets.focusHint')}
      </p>
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
        <span className="assets-point" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </div>
      {(['x', 'y'] as const).map((axis) => (
        <label key={axis} className="assets-slider">
          <span>{text(`assets.focus.${axis}`)}</span>
          <input
            type="range"
            min={0}
            max={100}
            value={focus[axis]}
            aria-describedby={`${id}-hint`}
            aria-valuetext={`${focus[axis]} %`}
            onChange={({ target }) => onMove({ ...focus, [axis]: Number(target.value) })}
          />
        </label>
      ))}
    </fieldset>
  );
}

const percent = (part: number): number => Math.max(0, Math.min(100, Math.round(part * 100)));
