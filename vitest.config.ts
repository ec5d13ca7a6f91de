import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** More than there are cores: a server or a browser makes a test wait for much of its time. */
const maxWorkers = Math.ceil(1.5 * availableParallelism());

const units = [
  '{schemas,blocks,renderer,server,tenants,content-fixtures}/**/*.test.{ts,tsx}',
  'tests/*.test.ts',
  'tests/{contract,blocks,content,mutation,bench}/**/*.test.{ts,tsx}',
];
const servers = ['tests/{server,faults}/**/*.test.ts'];

/** Tests that replace modules, or load them anew: what they put in their place must not reach others. */
const replacing = globSync([...units, ...servers]).filter((file) =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
);

const { MONEY_CASES, SEED } = process.env;

const shared = {
  environment: 'node' as const,
  provide: { moneyCases: MONEY_CASES === undefined ? null : Number(MONEY_CASES), seed: Number(SEED ?? 21) },
  setupFiles: ['tests/setup/no-console.ts'],
  restoreMocks: true,
  unstubGlobals: true,
  // Loading the shop takes longer than most tests of it: the files of a process share what one has loaded.
  isolate: false,
  maxWorkers,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // What comes in a moment takes some more on a busy machine.
  expect: { poll: { timeout: 15_000 } },
};

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      { extends: true, test: { ...shared, name: 'unit', include: units, exclude: replacing } },
      { extends: true, test: { ...shared, name: 'server', include: servers, exclude: replacing } },
      { extends: true, test: { ...shared, name: 'replacing', include: replacing, isolate: true } },
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
          expect: { poll: { timeout: 15_000, interval: 20 } },
          // Of projects run together they come last: beside others a browser would be slower than its own time-outs.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
