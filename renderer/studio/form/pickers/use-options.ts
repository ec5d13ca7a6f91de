import { useEffect, useState } from 'react';
import type { LookupOption, LookupRequest } from '../../../../schemas/editing/lookup.ts';
import type { Lookup } from '../node/form-context.ts';

/** Milliseconds of quiet before what was typed is looked up. */
const quietMs = 150;

export interface Options {
  state: 'loading' | 'found' | 'failed';
  options: readonly LookupOption[];
}

/** What a lookup offers for what is typed, while `isOpen`; an answer that comes after a newer question is dropped. */
export function useOptions(lookup: Lookup, { kind, of, query }: LookupRequest, isOpen: boolean): Options {
  const [found, setFound] = useState<Options>({ state: 'loading', options: [] });
  useEffect(() => {
    if (!isOpen) return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => {
      lookup({ kind, query, ...(of !== undefined && { of }) }, control.signal)
        .then((options) => {
          if (!control.signal.aborted) setFound({ state: 'found', options });
        })
        .catch(() => {
          if (!control.signal.aborted) setFound({ state: 'failed', options: [] });
        });
    }, quietMs);
    return () => {
      control.abort();
      clearTimeout(timer);
    };
  }, [lookup, kind, of, query, isOpen]);
  return found;
}
