import { defineConfig } from 'vitest/config';

/** The unit tests that hold the modules which are mutated; no database, no browser. */
export default defineConfig({
  test: {
    environment: 'node',
    restoreMocks: true,
    include: [
      '{schemas,renderer}/**/*.test.{ts,tsx}',
      'server/shop/basket/**/*.test.ts',
      'tests/content/written-amounts.test.ts',
    ],
    testTimeout: 60_000,
  },
});
