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

/** A journey keeps a core busy for less than half of its time. */
const journeysAtOnce = Math.ceil(1.5 * availableParallelism());

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
          // A shop for all of them, a browser for each process; what one waits for, another may do meanwhile.
          globalSetup: ['tests/setup/shared-shop.ts'],
          isolate: false,
          maxWorkers: journeysAtOnce,
          expect: { poll: { timeout: 15_000, interval: 20 } },
          // Of projects run together they come last: beside others a browser would be slower than its own time-outs.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
