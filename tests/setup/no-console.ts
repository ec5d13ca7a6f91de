import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// Whatever writes to the console during a test is a fault: React's warnings among them.
let spies: ReturnType<typeof vi.spyOn>[] = [];

beforeEach(() => {
  spies = (['error', 'warn'] as const).map((method) => vi.spyOn(console, method));
});

afterEach(() => {
  const written = spies.flatMap((spy) => spy.mock.calls.map((call: unknown[]) => call.map(String).join(' ')));
  for (const spy of spies) spy.mockRestore();
  expect(written, 'the console stays silent').toEqual([]);
});

// What a file's last test has put in the place of a global would stay for the first hook of the next file in this process.
afterAll(() => void vi.unstubAllGlobals());
