import { Worker } from 'node:worker_threads';
import type { DrawingAnswer, DrawingRequest, DrawingTask } from './drawing-message.ts';
import type { PictureDrawing } from './picture-drawing.ts';

export interface WorkerDrawingOptions {
  /** File of the thread: `picture-worker`, as source or as built. */
  file: string;
  /** Milliseconds that one drawing may take before the thread is given up. */
  limitMs?: number;
  log: { warn(facts: object, message: string): void };
}

interface Job {
  task: DrawingTask;
  attempts: number;
  timer: NodeJS.Timeout | undefined;
  resolve: (result: Uint8Array | string) => void;
  reject: (error: Error) => void;
}

/** How often a drawing is tried when the thread dies of it. */
const maxAttempts = 2;

/** Memory of the thread beyond which it ends, in megabytes; the largest scenes take a tenth of it. */
const maxMegabytes = 512;

/**
 * Draws in one thread of its own, which starts with the first drawing. When it dies or takes too long, another one takes
 * its place, and what it was drawing is tried once more; then that picture fails, and nothing else.
 */
export function createWorkerDrawing({ file, limitMs = 60_000, log }: WorkerDrawingOptions): PictureDrawing {
  const jobs = new Map<number, Job>();
  let worker: Worker | undefined;
  let lastId = 0;
  let isClosed = false;

  function ask(task: DrawingTask): Promise<Uint8Array | string> {
    return new Promise((resolve, reject) => {
      const job: Job = { task, attempts: 0, timer: undefined, resolve, reject };
      const id = ++lastId;
      jobs.set(id, job);
      post(id, job);
    });
  }

  function post(id: number, job: Job): void {
    if (isClosed) {
      settle(id, (closed) => closed.reject(new Error('No picture is drawn any more')));
      return;
    }
    try {
      worker ??= start();
    } catch (error) {
      // The system gives no further thread: the picture fails, and the next one tries again.
      settle(id, (refused) => refused.reject(error instanceof Error ? error : new Error(String(error))));
      return;
    }
    job.attempts++;
    job.timer = setTimeout(() => void worker?.terminate(), limitMs).unref();
    // Somebody waits: until the answer is there the process must not end for want of other work.
    worker.ref();
    const request: DrawingRequest = { id, task: job.task };
    worker.postMessage(request);
  }

  function start(): Worker {
    const started = new Worker(file, {
      name: 'pictures',
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
    let reason = 'it ended';
    started.on('message', take);
    started.on('error', (error) => (reason = error.message));
    started.on('exit', () => {
      if (worker === started) worker = undefined;
      if (!isClosed)
        log.warn({ reason }, 'The thread that draws pictures ended; the next picture starts another');
      lose(reason);
    });
    return started;
  }

  function take(answer: DrawingAnswer): void {
    settle(answer.id, ({ resolve, reject }) => {
      if ('result' in answer) resolve(answer.result);
      else reject(new Error(answer.fault));
    });
  }

  /** There is one thread at a time, so whatever is under way was lost with it. */
  function lose(reason: string): void {
    for (const [id, job] of jobs) {
      clearTimeout(job.timer);
      if (job.attempts < maxAttempts) post(id, job);
      else settle(id, ({ reject }) => reject(new Error(`The thread that drew the picture ended: ${reason}`)));
    }
  }

  function settle(id: number, how: (job: Job) => void): void {
    const job = jobs.get(id);
    if (!job) return;
    jobs.delete(id);
    clearTimeout(job.timer);
    if (jobs.size === 0) worker?.unref();
    how(job);
  }

  return {
    async svg(recipe, width) {
      const document = await ask({ kind: 'svg', recipe, width });
      return typeof document === 'string'
        ? Buffer.from(document)
        : Buffer.from(document.buffer, document.byteOffset, document.byteLength);
    },
    revision: async (recipe) => String(await ask({ kind: 'revision', recipe })),
    close() {
      isClosed = true;
      void worker?.terminate();
    },
  };
}
