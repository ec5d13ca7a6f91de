import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const shared = {
  environment: 'node' as const,
  setupFiles: ['tests/setup/no-console.ts'],
  restoreMocks: true,
  // What comes in a moment takes some more on a busy machine.
  expect: { poll: { timeout: 15_000 } },
};

/** One less than the cores is what Vitest takes by itself: of two cores, one. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          maxWorkers,
          include: [
            '{schemas,blocks,renderer,server,tenants,content-fixtures}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/{contract,blocks,content,mutation}/**/*.test.{ts,tsx}',
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'server',
          maxWorkers,
          include: ['tests/{server,faults}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // A browser on a busy machine now and then is late; the last lines of a run name what was (`server/cli/test.ts`).
          retry: 1,
          // One browser at a time: the machine has two cores. Of projects run together it comes last.
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
