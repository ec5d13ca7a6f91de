import type { ContentAddress } from './content-source.ts';
import type { DocumentRefresh } from './document-refresh.ts';
import { isNamedBy, type Renewal } from './document-store.ts';
import type { DocumentReader, HeldDocument } from './held-document.ts';

/** One fetch of a document at a time, however many want it. */
export interface RefreshSingleFlight {
  /** What is known after the fetch that is under way for the key, or after a new one. */
  refresh(key: string, address: ContentAddress, reader: DocumentReader<unknown>): Promise<HeldDocument>;
  /** Marks what is fetched at this moment and named by the renewal: the answer may be older than the call. */
  markUnderWay(renewal: Renewal): void;
}

interface Flight {
  done: Promise<HeldDocument>;
  /** What was called for while the answer was under way. */
  renewals: Renewal[];
}

/** More calls for renewal during one fetch are taken for one that names the document. */
const maxRenewalsInFlight = 200;

export function createRefreshSingleFlight(refresh: DocumentRefresh): RefreshSingleFlight {
  const flights = new Map<string, Flight>();

  return {
    refresh(key, address, reader) {
      const underWay = flights.get(key);
      if (underWay) return underWay.done;
      const renewals: Renewal[] = [];
      const done = refresh(key, address, reader).then((outcome) => {
        flights.delete(key);
        if (
          renewals.length >= maxRenewalsInFlight ||
          renewals.some((renewal) => isNamedBy(renewal, key, outcome))
        )
          outcome.marked = true;
        return outcome;
      });
      flights.set(key, { renewals, done });
      return done;
    },
    markUnderWay(renewal) {
      for (const { renewals } of flights.values()) {
        if (renewals.length < maxRenewalsInFlight) renewals.push(renewal);
      }
    },
  };
}
