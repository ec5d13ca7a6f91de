import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkObjectName } from './object-name.ts';
import type { ObjectStore } from './object-store.ts';
import { type ObjectsOutage, ObjectsUnavailable } from './objects-unavailable.ts';

/** Files below a folder, which is made when it is needed. Several processes may share it. */
export function createDiskObjectStore(folder: string): ObjectStore {
  // Names have no dots: what is not yet whole is nobody's file.
  const pathOf = (name: string): string => join(folder, checkObjectName(name));
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      const partial = `${path}.${randomUUID()}.part`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(partial, bytes, { flush: true });
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true }).catch(() => {});
        throw unavailable(error);
      }
    },
    async get(name) {
      const path = pathOf(name);
      try {
        const file = await open(path);
        return file.createReadStream();
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw unavailable(error);
      }
    },
    async delete(name) {
      const path = pathOf(name);
      try {
        await rm(path, { force: true });
      } catch (error) {
        throw unavailable(error);
      }
    },
  };
}

const outages: Readonly<Record<string, ObjectsOutage>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'denied',
};

function unavailable(error: unknown): ObjectsUnavailable {
  const code = codeOf(error);
  return new ObjectsUnavailable(
    outages[code ?? ''] ?? 'failed',
    `The folder of objects cannot be used: ${code ?? String(error)}`,
    error,
  );
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
