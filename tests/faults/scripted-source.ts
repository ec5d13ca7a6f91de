import { keyOf } from '../../server/content/content-address.ts';
import type {
  ContentAddress,
  ContentAnswer,
  ContentRequest,
  ContentSource,
} from '../../server/content/content-source.ts';

/** A content source that answers what it was told, and keeps what it was asked. */
export interface ScriptedSource extends ContentSource {
  /** What the next reads get: a body, "missing", "unchanged", or an error to throw. */
  next(answer: { body: unknown; etag?: string } | 'missing' | 'unchanged' | Error): void;
  /** Holds reads back until the returned function is called. */
  hold(): () => void;
  reads: { key: string; etag: string | undefined }[];
  /** Tells that the source changed. */
  change(tags: readonly string[]): void;
}

export function createScriptedSource(): ScriptedSource {
  let answer: Parameters<ScriptedSource['next']>[0] = 'missing';
  let gate: Promise<void> | undefined;
  const listeners = new Set<(tags: readonly string[]) => void | Promise<void>>();
  const reads: ScriptedSource['reads'] = [];

  async function read(address: ContentAddress, request: ContentRequest): Promise<ContentAnswer> {
    reads.push({ key: keyOf(address), etag: request.etag });
    // What is answered is what was true when it was asked.
    const given = answer;
    await gate;
    if (given instanceof Error) throw given;
    if (typeof given === 'string') return { status: given };
    return { status: 'found', bytes: JSON.stringify(given.body).length, ...given };
  }

  return {
    read,
    locate: (address) => `scripted:${keyOf(address)}`,
    watch(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    next(given) {
      answer = given;
    },
    hold() {
      let open = (): void => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return () => {
        gate = undefined;
        open();
      };
    },
    reads,
    change(tags) {
      for (const listener of listeners) void listener(tags);
    },
  };
}
