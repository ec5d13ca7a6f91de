import { createHash } from 'node:crypto';
import {
  type Asset,
  type AssetChange,
  type AssetDetails,
  type AssetList,
  type AssetQuery,
} from '../../../schemas/editing/asset.ts';
import type { HandedFile, PictureRefusal } from '../../pictures/checked/check-picture.ts';
import type { PictureChecks } from '../../pictures/checked/picture-checks.ts';
import { shownFileName } from '../../pictures/checked/shown-file-name.ts';
import type { ObjectStore } from '../../storage/objects/object-store.ts';
import { assetFacts } from './asset-facts.ts';
import type { AssetAct, AssetFile, AssetStore, StoredAsset } from './asset-store.ts';
import type { AssetUses } from './asset-uses.ts';

interface LibraryParts {
  store: AssetStore;
  objects: Pick<ObjectStore, 'put' | 'delete'>;
  uses: AssetUses;
  check: PictureChecks;
  /** Has all processes learn of a change. */
  announce: () => Promise<void>;
  /** Languages of a shop, the one of most pages first. */
  languagesOf: (tenant: string) => readonly string[];
  random: (bytes: number) => Buffer;
  log: { warn(facts: object, message: string): void };
}

type Changed<Reason extends string> = { ok: true; asset: Asset } | { ok: false; reason: Reason };

/** What editors do with the pictures of a shop. Every call may throw `DatabaseUnavailable`, those with a file `ObjectsUnavailable`. */
export interface AssetLibrary {
  list(tenant: string, query: AssetQuery): Promise<AssetList>;
  details(tenant: string, id: string): Promise<AssetDetails | undefined>;
  /** Takes a file in as a new picture. */
  upload(tenant: string, file: HandedFile, act: AssetAct): Promise<Changed<PictureRefusal | 'busy'>>;
  /** Has a picture show another file wherever it is shown. */
  replace(
    tenant: string,
    id: string,
    file: HandedFile,
    act: AssetAct,
  ): Promise<Changed<PictureRefusal | 'busy' | 'none'>>;
  show(tenant: string, id: string, number: number, act: AssetAct): Promise<Changed<'none'>>;
  change(tenant: string, id: string, change: AssetChange, act: AssetAct): Promise<Changed<'none'>>;
  /** Puts a picture away that nothing shows, or takes it back. */
  archive(tenant: string, id: string, isArchived: boolean, act: AssetAct): Promise<Changed<'none' | 'used'>>;
}

/** Pictures in one part of a list. */
const partSize = 60;

export function createAssetLibrary(parts: LibraryParts): AssetLibrary {
  const { store, objects, uses, check, announce, languagesOf, random, log } = parts;

  function shown(stored: StoredAsset, count: number): Asset {
    const { id, tenant, title, focus, crops, alts, isDecorative, isArchived, file } = stored;
    const { changedAt, changedBy, changedByEmail } = stored;
    const lacking = languagesOf(tenant).filter((language) => !alts[language]);
    return {
      ...{ id, title, focus, crops, alts, isDecorative, isArchived, changedAt, uses: count },
      ...{ width: file.width, height: file.height, bytes: file.bytes, ground: file.ground },
      ...{ revision: assetFacts(stored).revision, file: file.number },
      lacksAlt: isDecorative ? [] : lacking,
      ...(changedByEmail !== null && { changedBy: { id: changedBy, name: changedByEmail } }),
    };
  }

  /** What became of a change: the picture as it is now, in all processes. */
  async function changed(tenant: string, id: string, isDone: boolean): Promise<Changed<'none'>> {
    if (!isDone) return { ok: false, reason: 'none' };
    await announce();
    const stored = await store.find(tenant, id);
    return stored
      ? { ok: true, asset: shown(stored, (await uses.counts()).get(id) ?? 0) }
      : { ok: false, reason: 'none' };
  }

  /** Makes a picture of a file and keeps it; what `enter` then cannot enter is taken away again. */
  async function keep<Result>(
    tenant: string,
    handed: HandedFile,
    enter: (file: AssetFile) => Promise<Result>,
  ): Promise<{ ok: true; result: Result } | { ok: false; reason: PictureRefusal | 'busy' }> {
    const checked = await check(handed);
    if (!checked.ok) return checked;
    const { bytes, ...facts } = checked.picture;
    const file: AssetFile = {
      ...facts,
      object: `assets/${tenant}/${random(16).toString('hex')}`,
      digest: createHash('sha256').update(bytes).digest('hex'),
      bytes: bytes.length,
      name: shownFileName(handed.name),
    };
    await objects.put(file.object, bytes);
    try {
      return { ok: true, result: await enter(file) };
    } catch (error) {
      await objects.delete(file.object).catch((reason: unknown) => {
        log.warn({ object: file.object, err: reason }, 'A file that belongs to nothing could not be deleted');
      });
      throw error;
    }
  }

  return {
    async list(tenant, { search, filter, cursor }) {
      const languages = languagesOf(tenant);
      const counts = await uses.counts();
      const found = await store.list(
        tenant,
        {
          search: search.trim(),
          isArchived: filter === 'archived',
          ...(filter === 'lacks-alt' && { lacksAltIn: languages }),
          ...(filter === 'unused' && { but: [...counts.keys()] }),
        },
        { limit: partSize + 1, before: cursor },
      );
      const part = found.slice(0, partSize);
      return {
        assets: part.map((stored) => shown(stored, counts.get(stored.id) ?? 0)),
        next: found.length > partSize ? (part.at(-1)?.revision ?? null) : null,
        languages: [...languages],
      };
    },
    async details(tenant, id) {
      const stored = await store.find(tenant, id);
      if (!stored) return undefined;
      const [shownIn, files] = await Promise.all([uses.of(id), store.files(tenant, id)]);
      return { asset: shown(stored, shownIn.length), uses: shownIn, files };
    },
    async upload(tenant, handed, act) {
      const id = `asset-${randomName(random(16))}`;
      const kept = await keep(tenant, handed, (file) => {
        const title = titleOf(file.name);
        return store.add({ id, tenant, title, file }, act);
      });
      if (!kept.ok) return kept;
      const done = await changed(tenant, id, true);
      if (!done.ok) throw new Error(`The picture "${id}" went as it was added`);
      return done;
    },
    async replace(tenant, id, handed, act) {
      if (!(await store.find(tenant, id))) return { ok: false, reason: 'none' };
      const kept = await keep(tenant, handed, (file) => store.replace(tenant, id, file, act));
      return kept.ok ? changed(tenant, id, kept.result) : kept;
    },
    show: async (tenant, id, number, act) => changed(tenant, id, await store.show(tenant, id, number, act)),
    change: async (tenant, id, change, act) =>
      changed(tenant, id, await store.change(tenant, id, change, act)),
    async archive(tenant, id, isArchived, act) {
      if (!(await store.find(tenant, id))) return { ok: false, reason: 'none' };
      if (isArchived && (await uses.of(id)).length > 0) return { ok: false, reason: 'used' };
      return changed(tenant, id, await store.archive(tenant, id, isArchived, act));
    },
  };
}

/** A letter or digit for each byte. */
function randomName(bytes: Buffer): string {
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

/** A title to begin with: the file's name without its ending. */
function titleOf(name: string): string {
  return (
    name
      .replace(/\.[^.]*$/, '')
      .replaceAll(/[_-]+/g, ' ')
      .trim() || '–'
  );
}
