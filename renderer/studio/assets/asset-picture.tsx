import type { ReactNode } from 'react';
import type { Asset } from '../../../schemas/editing/asset.ts';
import { cropOf, type Rectangle } from '../../../schemas/editing/asset-crop.ts';
import type { AssetRatio } from '../../../schemas/editing/asset-id.ts';
import { pictureAddress } from '../../../schemas/picture-address.ts';

/** A small form of an uploaded picture, whole. What it shows stands beside it as its title. */
export function AssetPicture({ asset, width }: { asset: Asset; width: 240 | 640 }): ReactNode {
  return (
    <img
      src={pictureAddress(asset, width)}
      width={asset.width}
      height={asset.height}
      alt=""
      loading="lazy"
      draggable={false}
    />
  );
}

/** The part of a picture that a shape shows, as percentages of it. */
export function partOf(asset: Asset, ratio: AssetRatio): Rectangle {
  const { left, top, width, height } = cropOf(asset, ratio, asset.focus, asset.crops[ratio]);
  return {
    left: (left / asset.width) * 100,
    top: (top / asset.height) * 100,
    width: (width / asset.width) * 100,
    height: (height / asset.height) * 100,
  };
}

/** What a shape of a picture shows. */
export function ShapePreview({ asset, ratio }: { asset: Asset; ratio: AssetRatio }): ReactNode {
  const part = partOf(asset, ratio);
  const percent = (value: number): string => `${value.toFixed(3)}%`;
  return (
    <span className="assets-shape" style={{ aspectRatio: ratio.replace('x', ' / ') }}>
      <img
        src={pictureAddress(asset, 240)}
        alt=""
        style={{
          width: percent(10_000 / part.width),
          height: percent(10_000 / part.height),
          left: percent((-part.left / part.width) * 100),
          top: percent((-part.top / part.height) * 100),
        }}
      />
    </span>
  );
}
