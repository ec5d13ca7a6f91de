import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Asset, AssetFilter } from '../../../schemas/editing/asset.ts';
import type { AssetsApi } from './assets-api.ts';

export interface Library {
  assets: readonly Asset[];
  state: 'loading' | 'shown' | 'failed';
  hasMore: boolean;
  more(): void;
  again(): void;
  /** Puts a picture in, as it is now, or takes it out. */
  put(asset: Asset): void;
  remove(id: string): void;
}

const pauseMs = 200;

/** The part of the library that is asked for, a moment after the last key. */
export function useLibrary(api: AssetsApi, search: string, filter: AssetFilter): Library {
  const [assets, setAssets] = useState<readonly Asset[]>([]);
  const [next, setNext] = useState<number | null>(null);
  const [state, setState] = useState<Library['state']>('loading');
  const running = useRef<AbortController>(undefined);

  const load = useCallback(
    async (cursor?: number) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setState('loading');
      try {
        const list = await api.list({ search, filter, cursor }, controller.signal);
        setAssets((before) => (cursor === undefined ? list.assets : [...before, ...list.assets]));
        setNext(list.next);
        setState('shown');
      } catch {
        if (!controller.signal.aborted) setState('failed');
      }
    },
    [api, search, filter],
  );
  useEffect(() => {
    const timer = setTimeout(() => void load(), search === '' ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      running.current?.abort();
    };
  }, [load, search]);

  return useMemo(
    () => ({
      ...{ assets, state, hasMore: next !== null },
      more: () => void (next !== null && load(next)),
      again: () => void load(),
      put: (asset) =>
        setAssets((all) =>
          all.some(({ id }) => id === asset.id)
            ? all.map((one) => (one.id === asset.id ? asset : one))
            : [asset, ...all],
        ),
      remove: (id) => setAssets((all) => all.filter((one) => one.id !== id)),
    }),
    [assets, state, next, load],
  );
}
