import {
  asset,
  type Asset,
  type AssetChange,
  assetDetails,
  type AssetDetails,
  type AssetFilter,
  assetList,
  type AssetList,
} from '../../../schemas/editing/asset.ts';
import type { Ask } from '../api/ask.ts';

/** What the studio asks of pictures that were uploaded; each rejects with a `CallError` where the server says no. */
export interface AssetsApi {
  list(
    asked: { search: string; filter: AssetFilter; cursor?: number | undefined },
    signal: AbortSignal,
  ): Promise<AssetList>;
  details(id: string, signal: AbortSignal): Promise<AssetDetails>;
  change(id: string, change: AssetChange): Promise<Asset>;
  /** Shows another of the files that it has had. */
  show(id: string, number: number): Promise<Asset>;
  archive(id: string, isArchived: boolean): Promise<Asset>;
}

export function createAssetsApi(ask: Ask): AssetsApi {
  const post = async (path: string, body: unknown = {}): Promise<Asset> =>
    asset.parse(await ask(path, { method: 'POST', body }));
  return {
    async list({ search, filter, cursor }, signal) {
      const query = new URLSearchParams({ search, filter });
      if (cursor !== undefined) query.set('cursor', String(cursor));
      return assetList.parse(await ask(`/assets?${query}`, { signal }));
    },
    details: async (id, signal) => assetDetails.parse(await ask(`/assets/${id}`, { signal })),
    change: (id, change) => post(`/assets/${id}/changes`, change),
    show: (id, number) => post(`/assets/${id}/files/${number}/show`),
    archive: (id, isArchived) => post(`/assets/${id}/archive`, { isArchived }),
  };
}
