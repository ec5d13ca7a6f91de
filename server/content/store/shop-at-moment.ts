import type { ContentSource } from '../content-source.ts';

/**
 * The whole shop as it will be: what is published, with what is to happen by itself until `at` (milliseconds since 1970), and with
 * all of `release`, whenever that happens. A draft call gets the draft, as everywhere. What cannot happen is left out.
 */
export type ShopAtMoment = (
  tenant: string,
  moment: { at: number; release?: string | undefined },
) => Promise<ContentSource>;
