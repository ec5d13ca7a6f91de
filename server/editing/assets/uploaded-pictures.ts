import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { readAssetId } from '../../../schemas/editing/asset-id.ts';
import type { KeptPictures } from '../../pictures/kept-pictures.ts';
import { encodePicture } from '../../pictures/encode-picture.ts';
import type { PictureFormat, PictureSource } from '../../pictures/picture-source.ts';
import type { ObjectStore } from '../../storage/objects/object-store.ts';
import { shownPart } from './asset-facts.ts';
import type { AssetRegistry } from './asset-registry.ts';
import type { StoredAsset } from './asset-store.ts';

interface UploadedPicturesParts {
  registry: Pick<AssetRegistry, 'find' | 'ids' | 'refresh'>;
  objects: Pick<ObjectStore, 'get'>;
  kept: KeptPictures;
}

/** Uploaded pictures, cut and made small from their files when they are first asked for. */
export function createUploadedPictures({ registry, objects, kept }: UploadedPicturesParts): PictureSource {
  async function draw(
    asset: StoredAsset,
    ...[src, width, format, quality]: [string, number, PictureFormat, number]
  ): Promise<Buffer> {
    const stream = await objects.get(asset.file.object);
    if (!stream) throw new Error(`The file of the picture "${asset.id}" is gone from the object store`);
    const cut = sharp(await buffer(stream))
      .extract(shownPart(asset, readAssetId(src)?.ratio))
      .resize({ width });
    return encodePicture(cut, format, quality);
  }

  return {
    find: (src) => registry.find(src)?.facts,
    ids: () => registry.ids(),
    learn: () => registry.refresh(),
    async render(src, width, format, quality) {
      const found = registry.find(src);
      if (!found) throw new Error(`There is no picture "${src}"`);
      const { asset, facts } = found;
      const size = Math.max(1, Math.min(Math.round(width), facts.width));
      const name = `uploaded/${facts.revision}/${src}-${size}-q${quality}.${format}`;
      return kept(name, size, () => draw(asset, src, size, format, quality));
    },
  };
}
