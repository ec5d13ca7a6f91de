import { createHash } from 'node:crypto';
import { cropOf, type Rectangle } from '../../../schemas/editing/asset-crop.ts';
import { type AssetRatio, placedAssetId } from '../../../schemas/editing/asset-id.ts';
import type { PictureFacts } from '../../pictures/picture-source.ts';
import type { StoredAsset } from './asset-store.ts';

/** The part of a picture that a shape of it shows. */
export function shownPart({ file, focus, crops }: StoredAsset, ratio: AssetRatio | undefined): Rectangle {
  if (ratio === undefined) return { left: 0, top: 0, width: file.width, height: file.height };
  return cropOf(file, ratio, focus, crops[ratio]);
}

/** What a page needs to know of an uploaded picture, whole or in a shape. The revision follows from what is to be seen alone. */
export function assetFacts(asset: StoredAsset, ratio?: AssetRatio): PictureFacts {
  const part = shownPart(asset, ratio);
  const seen = JSON.stringify([asset.file.digest, part.left, part.top, part.width, part.height]);
  return {
    id: placedAssetId(asset.id, ratio),
    ...{ width: part.width, height: part.height, ground: asset.file.ground },
    revision: createHash('sha256').update(seen).digest('hex').slice(0, 10),
  };
}
