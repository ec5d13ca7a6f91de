import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Toast } from './toast-queue.ts';
import { toastMs, type ToastStore, toastStore } from './toast-store.ts';

let shown: readonly Toast[] = [];
let store: ToastStore;
const texts = (): string[] => shown.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_764_000_000_000 });
  shown = [];
  const clock = {
    now: () => Date.now(),
    later(run: () => void, ms: number) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
  store = toastStore(clock, (toasts) => (shown = toasts));
});
afterEach(() => vi.useRealTimers());

describe('toastStore', () => {
  test('shows a toast for six seconds and no longer', () => {
    store.add({ kind: 'good', text: 'Da' });
    vi.advanceTimersByTime(toastMs - 1);
    expect(texts()).toEqual(['Da']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
    expect(toastMs).toBe(6000);
  });

  test('counts no time while it is held', () => {
    store.add({ kind: 'good', text: 'Eins' });
    vi.advanceTimersByTime(4000);
    store.hold();
    vi.advanceTimersByTime(60_000);
    store.add({ kind: 'good', text: 'Zwei' });
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['Eins', 'Zwei']);
    store.release();
    vi.advanceTimersByTime(2000);
    expect(texts()).toEqual(['Zwei']);
    vi.advanceTimersByTime(4000);
    expect(texts()).toEqual([]);
  });

  test('calls the close handler once, whatever takes the toast away, but not for being dropped by none', () => {
    const onClose = vi.fn<() => void>();
    const key = store.add({ kind: 'bad', text: 'Weg', onClose });
    for (const text of ['1', '2', '3']) store.add({ kind: 'bad', text });
    expect(texts()).toEqual(['Weg', '2', '3']);
    expect(onClose).not.toHaveBeenCalled();
    store.remove(key);
    vi.advanceTimersByTime(toastMs);
    store.reset();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('says one key once, with its time anew', () => {
    store.add({ key: 'heart', kind: 'good', text: 'Gemerkt' });
    vi.advanceTimersByTime(5000);
    store.add({ key: 'heart', kind: 'good', text: 'Entfernt' });
    vi.advanceTimersByTime(5000);
    expect(texts()).toEqual(['Entfernt']);
  });

  test('is empty after a reset, and no time runs on', () => {
    store.add({ kind: 'good', text: 'Da' });
    store.reset();
    expect(texts()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
