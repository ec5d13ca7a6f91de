import type { AssetUse } from '../../../schemas/editing/asset.ts';

/** Where pictures are shown. Drivers: the embedded content store; nothing, where content lies elsewhere. */
export interface AssetUses {
  /** Documents of all shops that show a picture, in the shop, as a draft or as planned. */
  of(id: string): Promise<AssetUse[]>;
  /** How many documents show each picture that is shown at all, by id. */
  counts(): Promise<ReadonlyMap<string, number>>;
}
