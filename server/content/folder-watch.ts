import { watch } from 'node:fs';
import type { Logger } from 'pino';

export interface FolderWatchOptions {
  folder: string;
  /** Milliseconds of quiet after which changes are told. */
  quietMs: number;
  log: Pick<Logger, 'warn'>;
  /** Paths below the folder that changed; undefined stands for a change whose place the system did not tell. */
  onChange: (files: ReadonlySet<string | undefined>) => void;
}

/**
 * Watches a folder and everything below it until the returned function is called; does not keep the process alive.
 * Where the system cannot watch, says so once and goes on without.
 */
export function watchFolder({ folder, quietMs, log, onChange }: FolderWatchOptions): () => void {
  let changed = new Set<string | undefined>();
  let timer: NodeJS.Timeout | undefined;
  const tell = (): void => {
    const files = changed;
    changed = new Set();
    onChange(files);
  };
  const giveUp = (error: unknown): void => {
    log.warn(
      { folder, err: error },
      'Changes of content files are not noticed: the folder cannot be watched',
    );
  };
  try {
    const watcher = watch(folder, { recursive: true, persistent: false }, (_event, file) => {
      changed.add(file?.replaceAll('\\', '/'));
      clearTimeout(timer);
      timer = setTimeout(tell, quietMs).unref();
    });
    watcher.on('error', giveUp);
    return () => {
      clearTimeout(timer);
      watcher.close();
    };
  } catch (error) {
    giveUp(error);
    return () => {};
  }
}
