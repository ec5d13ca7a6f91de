import { type ReactNode, useId } from 'react';
import { useText } from '../text/text-context.ts';
import type { Asset } from '../../../schemas/editing/asset.ts';
import { PullSurface } from './pull-surface.tsx';
import { Slider } from './slider.tsx';

interface FocusEditorProps {
  asset: Asset;
  isLocked: boolean;
  onMove: (focus: Asset['focus']) => void;
}

/** The point that stays in view when a picture is cut to a shape: pulled in the picture, or by two sliders. */
export function FocusEditor({ asset, isLocked, onMove }: FocusEditorProps): ReactNode {
  const text = useText();
  const hint = useId();
  const { focus } = asset;
  return (
    <fieldset className="assets-focus" disabled={isLocked}>
      <legend className="ui-label">{text('assets.focus')}</legend>
      <p className="ui-hint" id={hint}>
        {text('assets.focusHint')}
      </p>
      <PullSurface {...{ asset, isLocked }} onPull={(x, y) => onMove({ x: percent(x), y: percent(y) })}>
        <span className="assets-point" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </PullSurface>
      {(['x', 'y'] as const).map((axis) => (
        <Slider
          key={axis}
          label={text(`assets.focus.${axis}`)}
          {...{ least: 0, most: 100, value: focus[axis] }}
          words={`${focus[axis]} %`}
          describedBy={hint}
          onChange={(value) => onMove({ ...focus, [axis]: value })}
        />
      ))}
    </fieldset>
  );
}

const percent = (part: number): number => Math.max(0, Math.min(100, Math.round(part * 100)));
