import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';

/** Length and checksum behind the picture; decoders do not mind what follows it. */
const sealBytes = 8;

function sealed(picture: Buffer): Buffer {
  const seal = Buffer.alloc(sealBytes);
  seal.writeUInt32BE(picture.length, 0);
  seal.writeUInt32BE(crc32(picture), 4);
  return Buffer.concat([picture, seal]);
}

function unsealed(file: Buffer): Buffer | undefined {
  const length = file.length - sealBytes;
  if (length <= 0 || file.readUInt32BE(length) !== length) return undefined;
  const picture = file.subarray(0, length);
  return crc32(picture) === file.readUInt32BE(length + 4) ? picture : undefined;
}

/** Encoded pictures on disk, by a relative name made of checked parts. */
export interface PictureCache {
  /** The picture, or undefined when it is not there, cut off or altered. */
  read(name: string): Promise<Buffer | undefined>;
  /** Stores the picture whole or not at all, also when several processes write the same one. */
  write(name: string, picture: Buffer): Promise<void>;
}

export function createPictureCache(folder: string): PictureCache {
  return {
    async read(name) {
      try {
        return unsealed(await readFile(join(folder, name)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async write(name, picture) {
      const path = join(folder, name);
      const partial = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(partial, sealed(picture));
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
  };
}
