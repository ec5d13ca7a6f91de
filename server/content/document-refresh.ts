import { isDraft } from './content-address.ts';
import type { ContentAddress, ContentSource } from './content-source.ts';
import { asFetchFailure } from './fetch-failure.ts';
import type { DocumentReader, HeldDocument } from './held-document.ts';
import { type Attempt, type OutcomeParts, takeAnswer, takeFailure } from './refresh-outcome.ts';

export interface DocumentRefreshOptions extends OutcomeParts {
  source: ContentSource;
  /** Monotonic milliseconds. */
  clock: () => number;
}

/**
 * One attempt to fetch a document. Stores and returns what is known after it; never throws. With a good copy at hand, a
 * failure leaves the copy where it is, and an absence that holds the failure is returned, not stored.
 */
export type DocumentRefresh = (
  key: string,
  address: ContentAddress,
  reader: DocumentReader<unknown>,
) => Promise<HeldDocument>;

/** Makes the fetching of a document cache; what each outcome does to what is held: `refresh-outcome.ts`. */
export function createDocumentRefresh(options: DocumentRefreshOptions): DocumentRefresh {
  const { source, store, clock } = options;

  return async (key, address, reader) => {
    const { component } = reader;
    const url = source.locate(address);
    const before = store.find(key);
    const etag = before?.kind === 'copy' ? before.etag : undefined;
    const attempt = (): Attempt => ({
      key,
      address,
      reader,
      component,
      url,
      now: clock(),
      held: store.find(key) ?? before,
    });
    try {
      const answer = await source.read(address, {
        component,
        ...(etag === undefined ? {} : { etag }),
        // Drafts are asked for by editors only.
        ...(address.kind === 'page' && before?.kind !== 'copy' && !isDraft(address) && { isUnseen: true }),
      });
      return takeAnswer(options, attempt(), answer);
    } catch (error) {
      return takeFailure(options, attempt(), asFetchFailure(error, url));
    }
  };
}
