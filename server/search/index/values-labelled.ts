import type { Snapshot } from './snapshot.ts';

/** Numbers of the values of a facet with this label: classes of several scales are called A. */
export function valuesLabelled(
  { columns: { facets, values } }: Snapshot,
  facet: string,
  label: string,
): readonly number[] {
  const own = facets.find(({ name }) => name === facet)?.id;
  return values.flatMap((value) => (value.facet === own && value.label === label ? [value.id] : []));
}
