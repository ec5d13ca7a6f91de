import { expect, test } from 'vitest';
import type { Asset } from '../../../schemas/editing/asset.ts';
import { CallError } from '../api/ask.ts';
import { createUploadQueue } from './upload-queue.ts';

interface Sent {
  path: string;
  name: string;
  onProgress: (part: number) => void;
  arrive: () => void;
  fail: (error: Error) => void;
  isCancelled: boolean;
}

/** A queue whose files arrive when the test says so. */
function bench() {
  const sent: Sent[] = [];
  const arrived: string[] = [];
  const later: (() => void)[] = [];
  const queue = createUploadQueue({
    send(path, { name }, onProgress) {
      const { promise, resolve, reject } = Promise.withResolvers<Asset>();
      const one: Sent = {
        ...{ path, name, onProgress, isCancelled: false, fail: reject },
        arrive: () => resolve({ id: name } as Asset),
      };
      sent.push(one);
      return {
        done: promise,
        cancel() {
          one.isCancelled = true;
          reject(new DOMException('', 'AbortError'));
        },
      };
    },
    later: (run) => later.push(run),
  });
  queue.onArrived(({ id }) => arrived.push(id));
  const state = (): string[] =>
    queue.uploads.get().map(({ name, state: now, part, fault }) => `${name} ${now} ${fault ?? part}`);
  return { queue, sent, arrived, later, state };
}

const file = (name: string, bytes = 3): File =>
  Object.defineProperty(new File(['abc'], name), 'size', { value: bytes });
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('sends two at a time, tells how far they are, and hands over what arrived', async () => {
  const { queue, sent, arrived, state } = bench();
  queue.add([file('a'), file('b'), file('c')]);
  sent[0]?.onProgress(0.5);
  expect(state()).toEqual(['a sending 0.5', 'b sending 0', 'c waiting 0']);
  sent[1]?.arrive();
  await settle();
  expect([arrived, state()]).toEqual([['b'], ['a sending 0.5', 'c sending 0']]);
});

test('cancels what is on its way, and what waits is next', async () => {
  const { queue, sent, arrived, state } = bench();
  queue.add([file('a'), file('b'), file('c')]);
  queue.remove(1);
  await settle();
  expect(sent[0]?.isCancelled).toBe(true);
  expect([state(), arrived]).toEqual([['b sending 0', 'c sending 0'], []]);
});

test('sends nothing that is too large, and keeps it until it is taken away', () => {
  const { queue, sent, state } = bench();
  queue.add([file('a', 20_000_001)]);
  expect([state(), sent]).toEqual([['a failed large'], []]);
  queue.remove(1);
  expect(state()).toEqual([]);
});

test.each([
  [new CallError(422, { reason: 'heic' }), 'heic'],
  [new CallError(413, { reason: 'too-large' }), 'large'],
  [new CallError(503, { reason: 'away' }), 'away'],
  [new CallError(0), 'lost'],
  [new CallError(500), 'refused'],
  [new Error('broken answer'), 'refused'],
])('says why one failed, and sends it once more when asked (%#)', async (error, fault) => {
  const { queue, sent, arrived, state } = bench();
  queue.add([file('a')]);
  sent[0]?.fail(error);
  await settle();
  expect(state()).toEqual([`a failed ${fault}`]);
  queue.again(1);
  sent[1]?.arrive();
  await settle();
  expect([arrived, state()]).toEqual([['a'], []]);
});

test('comes again by itself while the server has too much to do, and gives up in the end', async () => {
  const { queue, sent, later, state } = bench();
  queue.add([file('a')], '/assets/x/file');
  for (let tries = 1; tries < 5; tries += 1) {
    sent[tries - 1]?.fail(new CallError(429));
    await settle();
    expect(later).toHaveLength(tries);
    later[tries - 1]?.();
  }
  sent[4]?.fail(new CallError(429));
  await settle();
  expect(sent.map(({ path }) => path)).toEqual(Array.from({ length: 5 }, () => '/assets/x/file'));
  expect(state()).toEqual(['a failed busy']);
});
