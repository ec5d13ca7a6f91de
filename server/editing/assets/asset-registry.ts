import { assetRatios, readAssetId } from '../../../schemas/editing/asset-id.ts';
import { createSingleFlight } from '../../concurrency/single-flight.ts';
import type { PictureFacts } from '../../pictures/picture-source.ts';
import { assetFacts } from './asset-facts.ts';
import type { AssetStore, StoredAsset } from './asset-store.ts';

/** All uploaded pictures as this process knows them. */
export interface AssetRegistry {
  /** The picture that an identifier names, and its facts in that shape. */
  find(src: string): { asset: StoredAsset; facts: PictureFacts } | undefined;
  ids(): Iterable<string>;
  /** Learns what has changed since it was last asked; may throw `DatabaseUnavailable`. */
  refresh(): Promise<void>;
}

interface RegistryParts {
  store: Pick<AssetStore, 'since'>;
  /** Told when pictures look different from what pages were drawn with, or pages asked for them before they were there. */
  onChanged: () => void;
}

/** Names that were asked for in vain and are remembered. */
const mostMissed = 1000;

/** Empty until it is first refreshed. */
export function createAssetRegistry({ store, onChanged }: RegistryParts): AssetRegistry {
  const assets = new Map<string, StoredAsset>();
  const facts = new Map<string, PictureFacts>();
  const missed = new Set<string>();
  const once = createSingleFlight<void>();
  let revision = 0;

  function find(src: string): { asset: StoredAsset; facts: PictureFacts } | undefined {
    const placed = readAssetId(src);
    if (placed === undefined) return undefined;
    const asset = assets.get(placed.id);
    if (asset === undefined) {
      if (missed.size < mostMissed) missed.add(placed.id);
      return undefined;
    }
    const known = facts.get(src) ?? assetFacts(asset, placed.ratio);
    facts.set(src, known);
    return { asset, facts: known };
  }

  /** Whether pages look different with what is known now. */
  function take(asset: StoredAsset): boolean {
    const before = assets.get(asset.id);
    assets.set(asset.id, asset);
    facts.delete(asset.id);
    for (const ratio of assetRatios) facts.delete(`${asset.id}-${ratio}`);
    if (before === undefined) return missed.delete(asset.id);
    const shapes = [undefined, ...assetRatios];
    return shapes.some((ratio) => assetFacts(before, ratio).revision !== assetFacts(asset, ratio).revision);
  }

  return {
    find,
    ids: () => assets.keys(),
    refresh: () =>
      once('', async () => {
        const changed = await store.since(revision);
        revision = changed.at(-1)?.revision ?? revision;
        if (changed.map(take).includes(true)) onChanged();
      }),
  };
}
