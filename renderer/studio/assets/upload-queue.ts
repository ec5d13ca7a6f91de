import {
  type Asset,
  assetFileBytes,
  type AssetRefusal,
  assetRefusals,
} from '../../../schemas/editing/asset.ts';
import { CallError } from '../api/ask.ts';
import { createStore, type Store } from '../state/store.ts';
import type { Sending, SendFile } from './send-file.ts';

/** `lost`: no connection; `refused`: without a reason that has words. */
export type UploadFault = AssetRefusal | 'away' | 'lost' | 'refused';

export interface Upload {
  id: number;
  name: string;
  state: 'waiting' | 'sending' | 'failed';
  /** How much has gone, from 0 to 1; at 1 the server makes a picture of it. */
  part: number;
  fault?: UploadFault;
}

/** Files on their way to the library. Those that arrived are handed over and leave the list. */
export interface UploadQueue {
  uploads: Store<readonly Upload[]>;
  add(files: readonly File[], path?: string): void;
  /** Ends one that waits or is on its way, or forgets one that failed. */
  remove(id: number): void;
  again(id: number): void;
  /** Listens to pictures that arrived; returns what ends it. */
  onArrived(listener: (asset: Asset) => void): () => void;
}

interface QueueParts {
  send: SendFile;
  /** Calls later, for a server that has too much to do. */
  later: (run: () => void, ms: number) => void;
}

/** Sent at the same time; the server makes one picture after another. */
const atOnce = 2;
const busyMs = 2000;
const mostTries = 5;

interface Waiting {
  file: File;
  path: string;
  tries: number;
  sending?: Sending;
}

export function createUploadQueue({ send, later }: QueueParts): UploadQueue {
  const uploads = createStore<readonly Upload[]>([]);
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(asset: Asset) => void>();
  let last = 0;

  const update = (id: number, part: Partial<Upload>): void =>
    uploads.change((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: number): void => {
    waiting.delete(id);
    uploads.change((all) => all.filter((one) => one.id !== id));
  };

  function go(): void {
    const all = uploads.get();
    const free = atOnce - all.filter(({ state }) => state === 'sending').length;
    for (const { id } of all.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free)))
      void carry(id);
  }

  async function carry(id: number): Promise<void> {
    const one = waiting.get(id);
    if (!one) return;
    update(id, { state: 'sending', part: 0 });
    one.tries += 1;
    one.sending = send(one.path, one.file, (part) => update(id, { part }));
    try {
      const asset = await one.sending.done;
      drop(id);
      for (const listener of listeners) listener(asset);
    } catch (error) {
      const fault = faultOf(error);
      if (fault === 'busy' && one.tries < mostTries)
        later(() => {
          update(id, { state: 'waiting' });
          go();
        }, busyMs);
      else update(id, { state: 'failed', fault });
    }
    go();
  }

  return {
    uploads,
    add(files, path = '/assets') {
      for (const file of files) {
        const id = (last += 1);
        const isLarge = file.size > assetFileBytes;
        waiting.set(id, { file, path, tries: 0 });
        uploads.change((all) => [
          ...all,
          {
            ...{ id, name: file.name, part: 0, state: isLarge ? 'failed' : 'waiting' },
            ...(isLarge && { fault: 'large' }),
          },
        ]);
      }
      go();
    },
    remove(id) {
      const sending = waiting.get(id)?.sending;
      drop(id);
      sending?.cancel();
      go();
    },
    onArrived(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    again(id) {
      const one = waiting.get(id);
      if (!one) return;
      one.tries = 0;
      update(id, { state: 'waiting', part: 0 });
      go();
    },
  };
}

/** Why a call came to nothing, as something that has words. */
export function faultOf(error: unknown): UploadFault {
  if (!(error instanceof CallError)) return 'refused';
  if (error.status === 0) return 'lost';
  if (error.reason === 'too-large') return 'large';
  if (error.status === 429) return 'busy';
  if (error.status === 503) return 'away';
  return assetRefusals.find((known) => known === error.reason) ?? 'refused';
}
