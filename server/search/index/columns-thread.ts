import { Worker } from 'node:worker_threads';
import type { Columns } from './columns.ts';

interface ColumnsThreadOptions {
  /** File of the thread, as source or as built; it ends with `sendColumns`. */
  file: string;
  /** What the thread gets as `workerData`: how to reach the rows. */
  data: unknown;
  /** Milliseconds after which the thread is given up. */
  limitMs?: number;
}

/**
 * Has columns built in a thread of their own, so that requests do not wait, and ends it: its memory is given back. Rejects
 * when the thread fails, ends without an answer or takes too long.
 */
export async function columnsFromThread({
  file,
  data,
  limitMs = 120_000,
}: ColumnsThreadOptions): Promise<Columns> {
  const { promise, resolve, reject } = Promise.withResolvers<Columns>();
  const worker = new Worker(file, { workerData: data });
  const timer = setTimeout(() => {
    reject(new Error(`The index was not built within ${limitMs} ms`));
  }, limitMs);
  worker.once('message', (columns: Columns) => {
    resolve(columns);
  });
  worker.once('error', reject);
  worker.once('exit', (code) => {
    reject(new Error(`The thread that builds the index ended with ${code}, without an answer`));
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
