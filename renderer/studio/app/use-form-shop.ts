import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { lookupAnswer, type LookupRequest } from '../../../schemas/editing/lookup.ts';
import { type Facts, noFacts } from '../../../schemas/facts/fill-facts.ts';
import { useTools } from '../api/studio-tools.ts';
import type { FormShop, Lookup } from '../form/node/form-context.ts';

const factList = z.object({ facts: z.array(z.object({ name: z.string(), text: z.string() })) });

/** What forms know of the shop, and how they look things up, in a document's language. */
export function useFormShop(locale: string): { shop: FormShop; lookup: Lookup } {
  const { ask, page } = useTools();
  const [facts, setFacts] = useState<Facts>(noFacts);
  const [colours, setColours] = useState<FormShop['colours']>([]);
  const lookup = useMemo<Lookup>(
    () =>
      async ({ kind, query, of }: LookupRequest, signal) => {
        const asked = new URLSearchParams({ kind, query, locale, ...(of !== undefined && { of }) });
        return lookupAnswer.parse(await ask(`/lookup?${asked.toString()}`, { signal })).options;
      },
    [ask, locale],
  );
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    // Without them texts are counted as they are typed, and any colour may be written.
    void ask(`/facts?locale=${locale}`, { signal })
      .then((answer) => {
        setFacts(new Map(factList.parse(answer).facts.map(({ name, text }) => [name, text])));
      })
      .catch(() => {});
    void lookup({ kind: 'colours', query: '' }, signal)
      .then((found) => setColours(found.map(({ value, label }) => ({ name: label, value }))))
      .catch(() => {});
    return () => control.abort();
  }, [ask, lookup, locale]);
  const { locales, timeZone } = page.shop;
  const shop = useMemo<FormShop>(
    () => ({ locales, timeZone, facts, colours }),
    [locales, timeZone, facts, colours],
  );
  return { shop, lookup };
}
