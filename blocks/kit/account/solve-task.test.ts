import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test, vi } from 'vitest';
import { solveTask } from './solve-task.ts';

const secrets = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' };
const task = (counter: number) =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 50, counter, deriveKey, ...secrets });

test.each([0, 1, 2, 3, 41])('a task that takes %i tries is solved as its maker wants it', async (counter) => {
  const challenge = await task(counter);
  vi.stubGlobal('fetch', async () => Response.json(challenge));
  const payload = JSON.parse(atob(await solveTask(new AbortController().signal))) as {
    challenge: typeof challenge;
    solution: { counter: number; derivedKey: string };
  };
  expect(payload.challenge).toEqual(challenge);
  expect(payload.solution.counter).toBe(counter);
  expect(await verifySolution({ ...payload, deriveKey, ...secrets })).toMatchObject({ verified: true });
});

test('without a task there is no solution', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 429, statusText: 'Too Many' }));
  await expect(solveTask(new AbortController().signal)).rejects.toThrow('Too Many');
});

test('who does not want it any more is left in peace', async () => {
  const stop = new AbortController();
  const challenge = await task(1_000_000);
  vi.stubGlobal('fetch', async () => Response.json(challenge));
  const solution = solveTask(stop.signal);
  setTimeout(() => stop.abort(), 20);
  await expect(solution).rejects.toBeInstanceOf(AggregateError);
});
