/** What must be there before visitors come. */
export interface Readiness {
  /** Adds a condition, asked each time: why it does not hold, in a few words for operators, or undefined. */
  add(missing: () => string | undefined): void;
  /** Everything that is missing now; none: ready. */
  missing(): string[];
}

/** Ready at once, until conditions are added. */
export function createReadiness(): Readiness {
  const conditions: (() => string | undefined)[] = [];
  return {
    add: (missing) => void conditions.push(missing),
    missing: () => conditions.map((each) => each()).filter((reason) => reason !== undefined),
  };
}
