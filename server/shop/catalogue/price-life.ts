import type { z } from 'zod';
import type { Loaded, Loader } from '../../../renderer/contract/loader.ts';

/** Milliseconds after which no page shows a price any more that was not read again. */
const priceLifeMs = 60_000;

/** The loader, with what it loads right for a minute at most: it holds prices. `now` in milliseconds since 1970. */
export function withPriceLife<Args extends z.ZodType>(loader: Loader<Args>, now: () => number): Loader<Args> {
  return {
    ...loader,
    load(args, context) {
      const until = now() + priceLifeMs;
      const loaded = loader.load(args, context);
      return loaded instanceof Promise ? loaded.then((late) => limited(late, until)) : limited(loaded, until);
    },
  };
}

function limited(loaded: Loaded, until: number): Loaded {
  return loaded.ok ? { ...loaded, expires: Math.min(loaded.expires ?? until, until) } : loaded;
}
