import { useEffect, useMemo, useRef, useState } from 'react';
import type { Asset, AssetChange } from '../../../schemas/editing/asset.ts';
import type { AssetsApi } from './assets-api.ts';
import { type UploadFault, faultOf } from './upload-queue.ts';

export interface AssetEdits {
  /** The picture with what was said of it here, be it kept already or not. */
  shown: Asset;
  edit(change: AssetChange): void;
  /** Does something else that changes the picture, and tells what became of it. */
  act(work: () => Promise<Asset>): Promise<void>;
  fault: UploadFault | undefined;
}

/** Quiet after which what was typed or pulled is kept. */
const pauseMs = 500;

/** Keeps what is said of a picture by itself: after a pause, one call after another, and when it is left. */
export function useEdits(api: AssetsApi, asset: Asset, onChanged: (asset: Asset) => void): AssetEdits {
  const [edits, setEdits] = useState<AssetChange>({});
  const [fault, setFault] = useState<UploadFault>();
  const told = useRef(onChanged);
  useEffect(() => {
    told.current = onChanged;
  }, [onChanged]);

  // Another file has shapes of its own.
  useEffect(() => {
    setEdits(({ crops: _crops, ...others }) => others);
  }, [asset.file]);

  const { id } = asset;
  const keeper = useMemo(() => {
    let unsent: AssetChange = {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: Promise<void> = Promise.resolve();

    async function act(work: () => Promise<Asset>): Promise<void> {
      setFault(undefined);
      try {
        told.current(await work());
      } catch (error) {
        setFault(faultOf(error));
      }
    }
    function send(): void {
      clearTimeout(timer);
      const change = unsent;
      unsent = {};
      if (Object.keys(change).length === 0) return;
      last = last.then(() => act(() => api.change(id, change)));
    }
    return {
      act,
      send,
      note(change: AssetChange) {
        unsent = { ...unsent, ...change };
        // A picture without a name keeps the one it has.
        if (unsent.title?.trim() === '') delete unsent.title;
        clearTimeout(timer);
        timer = setTimeout(send, pauseMs);
      },
    };
  }, [api, id]);
  useEffect(() => () => keeper.send(), [keeper]);

  return {
    shown: { ...asset, ...edits } as Asset,
    fault,
    act: keeper.act,
    edit(change) {
      setEdits((before) => ({ ...before, ...change }));
      keeper.note(change);
    },
  };
}
