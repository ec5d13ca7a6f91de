import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const shared = {
  environment: 'node' as const,
  setupFiles: ['tests/setup/no-console.ts'],
  restoreMocks: true,
  // What comes in a moment takes some more on a busy machine.
  expect: { poll: { timeout: 15_000 } },
};

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: [
            '{schemas,blocks,renderer,server,tenants}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/{contract,blocks,content}/**/*.test.{ts,tsx}',
          ],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'server',
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
          // One browser at a time: the machine has two cores.
          fileParallelism: false,
          maxWorkers: 1,
        },
      },
    ],
  },
});
