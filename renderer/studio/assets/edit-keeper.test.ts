import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Asset, AssetChange } from '../../../schemas/editing/asset.ts';
import { CallError } from '../api/ask.ts';
import { createEditKeeper } from './edit-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function bench(
  answer: (change: AssetChange) => Promise<Asset> = (change) => Promise.resolve(change as Asset),
) {
  const sent: AssetChange[] = [];
  const kept: Asset[] = [];
  const keeper = createEditKeeper(
    {
      change(_id, change) {
        sent.push(change);
        return answer(change);
      },
    },
    'asset-0000000000000000',
  );
  keeper.onKept((asset) => kept.push(asset));
  return { keeper, sent, kept };
}

test('keeps what was said after a pause, in one call', async () => {
  const { keeper, sent, kept } = bench();
  keeper.note({ focus: { x: 1, y: 1 } });
  keeper.note({ focus: { x: 2, y: 1 }, title: 'See' });
  await vi.advanceTimersByTimeAsync(400);
  keeper.note({ isDecorative: true });
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ focus: { x: 2, y: 1 }, title: 'See', isDecorative: true }]);
  expect(kept).toHaveLength(1);
});

test('sends the next change when the one before was answered', async () => {
  const first = Promise.withResolvers<Asset>();
  const { keeper, sent } = bench((change) =>
    change.title === 'A' ? first.promise : Promise.resolve({} as Asset),
  );
  keeper.note({ title: 'A' });
  keeper.send();
  keeper.note({ title: 'B' });
  keeper.send();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([{ title: 'A' }]);
  first.resolve({} as Asset);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([{ title: 'A' }, { title: 'B' }]);
});

test('leaves a picture its name while there is none, and sends nothing twice', async () => {
  const { keeper, sent } = bench();
  keeper.note({ title: ' ' });
  keeper.send();
  keeper.send();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([]);
});

test('says why something was not kept, until the next thing is', async () => {
  let isAway = true;
  const { keeper } = bench(() => (isAway ? Promise.reject(new CallError(0)) : Promise.resolve({} as Asset)));
  keeper.note({ title: 'A' });
  keeper.send();
  await vi.advanceTimersByTimeAsync(0);
  expect(keeper.fault.get()).toBe('lost');
  isAway = false;
  await keeper.act(() => Promise.resolve({} as Asset));
  expect(keeper.fault.get()).toBeUndefined();
});
