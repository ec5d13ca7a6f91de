import { existsSync, linkSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { createIllustrations } from '../../content-fixtures/illustration/illustrations.ts';
import { pictureWidths } from '../../schemas/picture-address.ts';
import { createPictureCache } from '../../server/pictures/picture-cache.ts';
import { readPictureRecipes } from '../../server/upkeep/read-picture-recipes.ts';
import { readTenants } from '../../tenants/read-tenants.ts';

/**
 * A folder for drawn pictures (`PICTURE_DIR`) in which every picture is there, in every size that a browser may ask for, as a
 * plain ground: drawing and encoding them as they are takes longer than everything else that a shop does for its pages. What
 * they show is tested where they are drawn. Kept from run to run.
 */
export async function plainPictures(): Promise<string> {
  const folder = resolve('.data/plain-pictures');
  const cache = createPictureCache(folder);
  const qualities = new Set(readTenants(resolve('tenants')).map(({ config }) => config.image.quality));
  const library = createIllustrations(readPictureRecipes(resolve('.'), resolve('content-fixtures/pictures')));
  for (const { id, width, height, recipe } of library.pictures) {
    const revision = library.revisionOf(recipe);
    if (existsSync(join(folder, revision))) continue;
    mkdirSync(join(folder, revision), { recursive: true });
    for (const size of new Set(pictureWidths.map((asked) => Math.min(asked, width)))) {
      const plain = `${size}x${Math.round((size * height) / width)}.avif`;
      if (!existsSync(join(folder, plain))) await cache.write(plain, await plainPicture(plain));
      for (const quality of qualities)
        linkSync(join(folder, plain), join(folder, revision, `${id}-${size}-q${quality}.avif`));
    }
  }
  return folder;
}

function plainPicture(name: string): Promise<Buffer> {
  const [width = 1, height = 1] = name.split(/\D/).map(Number);
  return sharp({ create: { width, height, channels: 3, background: '#d8cfc4' } })
    .avif({ effort: 0, quality: 40 })
    .toBuffer();
}
