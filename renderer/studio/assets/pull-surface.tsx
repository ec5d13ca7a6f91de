import { type PointerEvent, type ReactNode, useRef } from 'react';
import type { Asset } from '../../../schemas/editing/asset.ts';
import { AssetPicture } from './asset-picture.tsx';

interface PullSurfaceProps {
  asset: Asset;
  isLocked: boolean;
  /** Told where in the picture the pointer is, as parts of its width and height: outside of it less than 0 or more than 1. */
  onPull: (x: number, y: number) => void;
  /** What is pulled. */
  children: ReactNode;
}

/** A picture in which something is pulled to a place. */
export function PullSurface({ asset, isLocked, onPull, children }: PullSurfaceProps): ReactNode {
  const surface = useRef<HTMLDivElement>(null);
  const pull = ({ clientX, clientY }: PointerEvent): void => {
    const box = surface.current?.getBoundingClientRect();
    if (box) onPull((clientX - box.left) / box.width, (clientY - box.top) / box.height);
  };
  return (
    <div
      ref={surface}
      className="assets-surface"
      onPointerDown={(event) => {
        if (isLocked) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pull(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && pull(event)}
    >
      <AssetPicture asset={asset} width={640} />
      {children}
    </div>
  );
}
