/** Tables of sizes whose numbers others use, too: 38 is a dress, a shoe and a collar. */
const systems: Readonly<Record<string, string>> = { shoes: 'shoe', shirt: 'collar', kids: 'height' };

/** A size as lists filter by it: `38`, but `shoe-38` of a shoe, so that nobody who looks for one finds the other. */
export function sizeValue(size: string, { sizeTable }: { sizeTable: string | null }): string {
  const system = sizeTable === null || !/^\d/.test(size) ? undefined : systems[sizeTable];
  return system === undefined ? size : `${system}-${size}`;
}
