import type { AssetChange } from '../../../schemas/editing/asset.ts';
import type { AssetRatio } from '../../../schemas/editing/asset-id.ts';
import type { OwnCrop } from '../../../schemas/editing/asset-crop.ts';
import type { SafePicture } from '../../pictures/checked/check-picture.ts';

/** A file that a picture shows or showed. */
export interface AssetFile extends Omit<SafePicture, 'bytes'> {
  /** Its name in the object store. */
  object: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  digest: string;
  bytes: number;
  /** As its sender called it. */
  name: string;
}

/** A file in a picture's history: the first is number 1. */
export interface NumberedFile extends AssetFile {
  number: number;
  /** Milliseconds since 1970. */
  uploadedAt: number;
  uploadedBy: string;
}

/** An uploaded picture with the file that it shows now. */
export interface StoredAsset {
  id: string;
  tenant: string;
  title: string;
  focus: { x: number; y: number };
  crops: Partial<Record<AssetRatio, OwnCrop>>;
  /** By language; none is empty. */
  alts: Record<string, string>;
  isDecorative: boolean;
  isArchived: boolean;
  changedAt: number;
  changedBy: string;
  /** Address of who changed it; null: is not among the people any more. */
  changedByEmail: string | null;
  /** Grows with each change of any picture. */
  revision: number;
  file: NumberedFile;
}

/** Who does something, and when (milliseconds since 1970). */
export interface AssetAct {
  author: string;
  at: number;
}

interface AssetListFilter {
  /** Part of the title or the id, whatever its case. */
  search: string;
  isArchived: boolean;
  /** Only those that lack an alternative text in one of these languages, and need one. */
  lacksAltIn?: readonly string[];
  /** All but these. */
  but?: readonly string[];
}

/**
 * Pictures that editors uploaded. Each act is one transaction with its entry in the log of the shop's people. False: there is no
 * such picture in this shop. Every call may throw `DatabaseUnavailable`.
 */
export interface AssetStore {
  add(asset: { id: string; tenant: string; title: string; file: AssetFile }, act: AssetAct): Promise<void>;
  /** Another file under the same id; cut-out shapes go, as they were cut out of the other one. */
  replace(tenant: string, id: string, file: AssetFile, act: AssetAct): Promise<boolean>;
  /** Shows an older file, or a newer one, again. False also where it has none of that number. */
  show(tenant: string, id: string, number: number, act: AssetAct): Promise<boolean>;
  change(tenant: string, id: string, change: AssetChange, act: AssetAct): Promise<boolean>;
  archive(tenant: string, id: string, isArchived: boolean, act: AssetAct): Promise<boolean>;
  find(tenant: string, id: string): Promise<StoredAsset | undefined>;
  /** Those that changed last first, at most `limit`, older than the revision `before`. */
  list(
    tenant: string,
    filter: AssetListFilter,
    page: { limit: number; before?: number | undefined },
  ): Promise<StoredAsset[]>;
  /** The newest first. */
  files(tenant: string, id: string): Promise<NumberedFile[]>;
  /** Of all shops, what changed after a revision, oldest first. */
  since(revision: number): Promise<StoredAsset[]>;
}
