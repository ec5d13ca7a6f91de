import { memo, type ReactNode } from 'react';
import type { BlockInfo } from '../../../schemas/editing/block-info.ts';
import { blockSketch } from './block-sketch.ts';

/** A block in outlines, made from its shape: drawn at once, in the studio's own colours. */
export const BlockPicture = memo(function BlockPicture({ block }: { block: BlockInfo }): ReactNode {
  return (
    <svg className="blocks-picture" viewBox="0 0 96 60" aria-hidden="true">
      {blockSketch(block).map(({ kind, ...box }, at) => (
        <rect key={at} className={`blocks-part-${kind}`} rx={kind === 'button' ? 4 : 2} {...box} />
      ))}
    </svg>
  );
});
