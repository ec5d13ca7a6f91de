import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Logger } from 'pino';

export interface FolderWatchOptions {
  folder: string;
  /** Milliseconds of quiet after which the folder is looked at. */
  quietMs: number;
  /** Milliseconds after which it is looked at in any case: systems do not tell every change, and of some disks none. */
  sweepMs: number;
  log: Pick<Logger, 'warn'>;
  onChange: () => void;
}

/** Says when it is time to look at a folder again. Does not keep the process alive. */
export interface FolderWatch {
  /** Watches this folder below, as the one that lies there now; another that takes its place is another identity. */
  cover(place: string, identity: string): void;
  /** Forgets all but these. */
  keep(folders: ReadonlyMap<string, string>): void;
  close(): void;
}

/** However restless a folder is, it is looked at after so many times its quiet. */
const restless = 10;

/**
 * Watches folders, never files: a folder tells of every name in it whichever file lies behind, so that nothing is lost when
 * files are replaced. What changed is for the next look to say.
 */
export function createFolderWatch({
  folder,
  quietMs,
  sweepMs,
  log,
  onChange,
}: FolderWatchOptions): FolderWatch {
  const watched = new Map<string, { identity: string; watcher: FSWatcher | undefined }>();
  let timer: NodeJS.Timeout | undefined;
  let latest: number | undefined;
  let isBlind = false;
  const sweep = setInterval(onChange, sweepMs).unref();

  function note(): void {
    const now = performance.now();
    latest ??= now + quietMs * restless;
    clearTimeout(timer);
    timer = setTimeout(look, Math.min(quietMs, latest - now)).unref();
  }

  function look(): void {
    latest = undefined;
    onChange();
  }

  function cover(place: string, identity: string): void {
    if (watched.get(place)?.identity === identity) return;
    forget(place);
    const entry = { identity, watcher: watchOne(place, tell) };
    watched.set(place, entry);

    function tell(name: string | null): void {
      // It may be the folder itself that went, and the next one in its place look just like it.
      if (name === null || name === basename(place)) entry.identity = '';
      note();
    }
  }

  function watchOne(place: string, tell: (name: string | null) => void): FSWatcher | undefined {
    try {
      const watcher = watch(place, { persistent: false }, (_event, name) => tell(name));
      return watcher.on('error', () => tell(null));
    } catch (error) {
      if (!isBlind)
        log.warn(
          { place, everyMs: sweepMs, err: error },
          'A content folder cannot be watched, only looked at',
        );
      isBlind = true;
      return undefined;
    }
  }

  function forget(place: string): void {
    watched.get(place)?.watcher?.close();
    watched.delete(place);
  }

  // Where the folder is a link, or is replaced as a whole, what holds it tells.
  const above = watchOne(dirname(folder), (name) => {
    if (name === null || name === basename(folder)) note();
  });

  return {
    cover,
    keep(folders) {
      for (const place of watched.keys()) if (!folders.has(place)) forget(place);
    },
    close() {
      clearInterval(sweep);
      clearTimeout(timer);
      above?.close();
      for (const place of watched.keys()) forget(place);
    },
  };
}
