import type { LookupKind, LookupOption } from '../../../schemas/editing/lookup.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';

/** In which shop and language something is looked up. */
export interface LookupPlace {
  tenant: TenantConfig;
  locale: string;
  /** What was typed, in small letters; empty: whatever comes first. */
  query: string;
  /** Narrows it, as the kind says. */
  of: string | undefined;
}

/** Finds what may be chosen; at most so many as are shown. */
export type Lookup = (place: LookupPlace) => Promise<readonly LookupOption[]> | readonly LookupOption[];

/** By kind; what a shop without a catalogue cannot tell is not there. */
export type Lookups = Readonly<Partial<Record<LookupKind, Lookup>>>;

/** Options that are shown at once. */
export const mostOptions = 50;

/** Options whose value or label holds what was typed; those that begin with it come first. */
export function matching(options: Iterable<LookupOption>, query: string): LookupOption[] {
  const found: { option: LookupOption; rank: number }[] = [];
  for (const option of options) {
    const texts = [option.label, option.value].map((text) => text.toLowerCase());
    const places = texts.map((text) => text.indexOf(query)).filter((at) => at >= 0);
    if (places.length > 0) found.push({ option, rank: Math.min(...places) === 0 ? 0 : 1 });
  }
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, mostOptions)
    .map(({ option }) => option);
}
