/** `none`: not specified. (Requirements 3.065–3.067) */
export const salutations = ['female', 'male', 'none'] as const;
export type Salutation = (typeof salutations)[number];

/** Undefined for everything else. */
export function readSalutation(text: string): Salutation | undefined {
  return salutations.find((salutation) => salutation === text);
}
