import type { Asset, AssetChange } from '../../../schemas/editing/asset.ts';
import { createStore, type Store } from '../state/store.ts';
import type { AssetsApi } from './assets-api.ts';
import { faultOf, type UploadFault } from './upload-queue.ts';

/** Keeps what is said of one picture by itself. */
export interface EditKeeper {
  /** Is kept after a pause, together with what is said until then. */
  note(change: AssetChange): void;
  /** Keeps at once what was not kept yet. */
  send(): void;
  /** Does something else that changes the picture. */
  act(work: () => Promise<Asset>): Promise<void>;
  /** Why the last thing was not kept. */
  fault: Store<UploadFault | undefined>;
  /** Listens to the picture as it is after each change; returns what ends it. */
  onKept(listener: (asset: Asset) => void): () => void;
}

/** Quiet after which what was typed or pulled is kept. */
const pauseMs = 500;

/** One call after another, so that the last thing that was said is the one that stays. */
export function createEditKeeper(api: Pick<AssetsApi, 'change'>, id: string): EditKeeper {
  const fault = createStore<UploadFault | undefined>(undefined);
  const listeners = new Set<(asset: Asset) => void>();
  let unsent: AssetChange = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  async function act(work: () => Promise<Asset>): Promise<void> {
    fault.change(() => undefined);
    try {
      const asset = await work();
      for (const listener of listeners) listener(asset);
    } catch (error) {
      fault.change(() => faultOf(error));
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
    ...{ act, send, fault },
    note({ title, ...others }) {
      // A picture without a name keeps the one it has.
      const isNamed = title !== undefined && title.trim() !== '';
      unsent = { ...unsent, ...others, ...(isNamed && { title }) };
      clearTimeout(timer);
      timer = setTimeout(send, pauseMs);
    },
    onKept(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
