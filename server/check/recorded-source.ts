import type { ContentAddress, ContentSource } from '../content/content-source.ts';
import { keyOf } from '../content/content-address.ts';

/** A document as it was read. */
export interface ReadContent {
  address: ContentAddress;
  body: unknown;
}

/** The source, and all that was found in it so far, by key. */
export interface RecordedSource {
  source: ContentSource;
  reads: ReadonlyMap<string, ReadContent>;
}

export function recordSource(source: ContentSource): RecordedSource {
  const reads = new Map<string, ReadContent>();
  const recorded: ContentSource = {
    ...source,
    async read(address, request) {
      const answer = await source.read(address, request);
      if (answer.status === 'found') reads.set(keyOf(address), { address, body: answer.body });
      return answer;
    },
  };
  return { source: recorded, reads };
}
