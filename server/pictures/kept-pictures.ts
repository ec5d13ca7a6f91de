import { createSingleFlight } from '../concurrency/single-flight.ts';
import { createPictureCache } from './picture-cache.ts';
import { createWorkQueue } from './work-queue.ts';

interface KeptPicturesOptions {
  /** Folder for finished pictures; made when it is not there. */
  cacheDir: string;
  /** How many pictures are made at a time. */
  concurrency: number;
  log: { warn(facts: object, message: string): void };
}

/**
 * A finished picture by its name, as it was kept, else as `make` makes it: once for all who ask meanwhile, and of those that wait
 * the lightest first. Rejects when it cannot be made, and when too many are waiting.
 */
export type KeptPictures = (name: string, weight: number, make: () => Promise<Buffer>) => Promise<Buffer>;

/** Keeps finished pictures on disk. What cannot be read or written there is made again. */
export function createKeptPictures({ cacheDir, concurrency, log }: KeptPicturesOptions): KeptPictures {
  const once = createSingleFlight<Buffer>();
  const cache = createPictureCache(cacheDir);
  const enqueue = createWorkQueue(concurrency);

  const stored = async (name: string): Promise<Buffer | undefined> => {
    try {
      return await cache.read(name);
    } catch (error) {
      log.warn({ name, error }, 'A stored picture could not be read; it is drawn again');
      return undefined;
    }
  };

  const makeAndStore = async (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const picture = await make();
    try {
      await cache.write(name, picture);
    } catch (error) {
      log.warn({ name, error }, 'A picture could not be stored; it will be drawn again');
    }
    return picture;
  };

  return (name, weight, make) =>
    once(name, async () => (await stored(name)) ?? (await enqueue(() => makeAndStore(name, make), weight)));
}
