import process from 'node:process';

/** The parts of a bench that its command names, all of them when it names none. An unknown name is an error that lists them. */
export function chosenParts<Part extends string>(parts: readonly Part[]): readonly Part[] {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}": ${parts.join(', ')}`);
  return named.length > 0 ? parts.filter((part) => named.includes(part)) : parts;
}
