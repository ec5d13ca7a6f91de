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
  resolve: (result: Uint8Array | string) => void;
  reject: (error: Error) => void;
}

/** How often a drawing is tried when the thread dies of it. */
const maxAttempts = 2;

/** Memory of the thread beyond which it ends, in megabytes; the largest scenes take a tenth of it. */
const maxMegabytes = 512;

/**
 * Draws in one thread of its own, which starts with the first drawing and gets one at a time. When it dies or takes too
 * long, another one takes its place, and what it was drawing is tried once more; then that picture fails, and nothing else.
 */
export function createWorkerDrawing({ file, limitMs = 60_000, log }: WorkerDrawingOptions): PictureDrawing {
  const waiting: Job[] = [];
  let current: Job | undefined;
  let timer: NodeJS.Timeout | undefined;
  let worker: Worker | undefined;
  let lastId = 0;
  let isClosed = false;

  function ask(task: DrawingTask): Promise<Uint8Array | string> {
    return new Promise((resolve, reject) => {
      waiting.push({ task, attempts: 0, resolve, reject });
      if (!current) next();
    });
  }

  function next(): void {
    current = waiting.shift();
    if (current) begin(current);
    else worker?.unref();
  }

  function begin(job: Job): void {
    if (isClosed) {
      settle((closed) => closed.reject(new Error('No picture is drawn any more')));
      return;
    }
    try {
      worker ??= start();
    } catch (error) {
      // The system gives no further thread: the picture fails, and the next one tries again.
      settle(({ reject }) => reject(error instanceof Error ? error : new Error(String(error))));
      return;
    }
    job.attempts++;
    timer = setTimeout(() => void worker?.terminate(), limitMs).unref();
    // Somebody waits: until the answer is there the process must not end for want of other work.
    worker.ref();
    const request: DrawingRequest = { id: ++lastId, task: job.task };
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
      worker = undefined;
      if (!isClosed)
        log.warn({ reason }, 'The thread that draws pictures ended; the next picture starts another');
      lose(reason);
    });
    return started;
  }

  function take(answer: DrawingAnswer): void {
    if (answer.id !== lastId) return;
    settle(({ resolve, reject }) => {
      if ('result' in answer) resolve(answer.result);
      else reject(new Error(answer.fault));
    });
  }

  /** What was being drawn was lost with its thread. */
  function lose(reason: string): void {
    clearTimeout(timer);
    if (!current) return;
    if (current.attempts < maxAttempts) begin(current);
    else settle(({ reject }) => reject(new Error(`The thread that drew the picture ended: ${reason}`)));
  }

  function settle(how: (job: Job) => void): void {
    clearTimeout(timer);
    if (current) how(current);
    next();
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
