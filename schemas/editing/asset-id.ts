/** Shapes that a picture may be shown in beside its own, as width and height. */
export const assetRatios = ['1x1', '4x3', '3x4', '3x2', '16x9', '2x1'] as const;
export type AssetRatio = (typeof assetRatios)[number];

/** Begin of every picture that somebody uploaded, and of no drawn one. */
export const assetPrefix = 'asset-';

/** Identifier of an uploaded picture, without a shape. */
export const assetIdPattern = /^asset-[a-z0-9]{16}$/;

const placedPattern = /^(asset-[a-z0-9]{16})(?:-(\d+x\d+))?$/;

/** What a picture's identifier in a document names: an uploaded picture, whole or in a shape; undefined: neither. */
export function readAssetId(src: string): { id: string; ratio?: AssetRatio } | undefined {
  const [, id, shape] = placedPattern.exec(src) ?? [];
  if (id === undefined) return undefined;
  if (shape === undefined) return { id };
  const ratio = assetRatios.find((known) => known === shape);
  return ratio && { id, ratio };
}

/** The identifier by which a document places an uploaded picture. */
export function placedAssetId(id: string, ratio?: AssetRatio): string {
  return ratio === undefined ? id : `${id}-${ratio}`;
}
