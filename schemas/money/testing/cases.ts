import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** By `vitest.config.ts`, from the environment; null: as many as each test says. */
    moneyCases: number | null;
    seed: number;
  }
}

/**
 * How many cases a property of money is tried with, and from which seed: always the same ones, so that what fails fails again.
 * `MONEY_CASES=100000` makes them many and `SEED=7` begins elsewhere (docs/testing.md).
 */
export function cases(usual: number): { numRuns: number; seed: number } {
  return { numRuns: inject('moneyCases') ?? usual, seed: inject('seed') };
}
