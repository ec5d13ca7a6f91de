import { useEffect, useState } from 'react';
import type { Asset, AssetChange } from '../../../schemas/editing/asset.ts';
import { useStore } from '../state/store.ts';
import type { AssetsApi } from './assets-api.ts';
import { createEditKeeper, type EditKeeper } from './edit-keeper.ts';
import type { UploadFault } from './upload-queue.ts';

export interface AssetEdits extends Pick<EditKeeper, 'act'> {
  /** The picture with what was said of it here, be it kept already or not. */
  shown: Asset;
  edit(change: AssetChange): void;
  fault: UploadFault | undefined;
}

/** What is said of one picture here: shown at once, kept by itself, and when the picture is left. */
export function useEdits(api: AssetsApi, asset: Asset, onChanged: (asset: Asset) => void): AssetEdits {
  const [keeper] = useState(() => createEditKeeper(api, asset.id));
  const [edits, setEdits] = useState<AssetChange>({});
  const [editedFile, setEditedFile] = useState(asset.file);
  const fault = useStore(keeper.fault, (value) => value);
  useEffect(() => keeper.onKept(onChanged), [keeper, onChanged]);
  useEffect(() => () => keeper.send(), [keeper]);

  const { crops, ...others } = edits;
  return {
    // Another file has shapes of its own.
    shown: { ...asset, ...others, ...(crops && editedFile === asset.file && { crops }) } as Asset,
    fault,
    act: keeper.act,
    edit(change) {
      setEditedFile(asset.file);
      setEdits((before) => ({ ...before, ...change }));
      keeper.note(change);
    },
  };
}
