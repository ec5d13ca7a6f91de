import { isSaved, wish, wishOf } from '../../kit/wishlist/saved-hearts.ts';

/** `undo`: puts back what was removed, to its place. */
export type HeartForm = 'add' | 'remove' | 'undo';

interface HeartWork<Answer> {
  send(form: HeartForm, sku: string): Promise<Answer>;
  /** Shows all hearts as `isSaved` says. */
  paint(): void;
  /** A wish has come true, and nothing else is wished meanwhile. */
  done(form: HeartForm, sku: string, answer: Answer): void;
  failed(form: HeartForm, sku: string, reason: unknown): void;
  /** Milliseconds on a clock that only grows. */
  now(): number;
}

/** Milliseconds in which a second press is the second half of a double click. */
const doubleMs = 400;

/**
 * Turns presses of hearts into calls. A heart changes at once and goes back when the shop does not take it. Calls go one after
 * another, so that the first of them begins the one list of a guest; of what is wished of an article meanwhile, the last counts.
 */
export function heartQueue<Answer>(work: HeartWork<Answer>): {
  /** `full`: how a heart is filled, if it is. */
  press(sku: string, full?: 'add' | 'undo'): Promise<void>;
} {
  const pressed = new Map<string, number>();
  let line = Promise.resolve();

  async function settle(sku: string, isFull: boolean, full: 'add' | 'undo'): Promise<void> {
    // Wished otherwise before it was sent.
    if (wishOf(sku) !== isFull) return;
    const form = isFull ? full : 'remove';
    try {
      const answer = await work.send(form, sku);
      if (wishOf(sku) !== isFull) return;
      wish(sku, undefined);
      work.done(form, sku, answer);
    } catch (reason) {
      if (wishOf(sku) === isFull) wish(sku, undefined);
      work.paint();
      work.failed(form, sku, reason);
    }
  }

  return {
    press(sku, full = 'add') {
      const before = pressed.get(sku);
      const now = work.now();
      if (before !== undefined && now - before < doubleMs) return line;
      pressed.set(sku, now);
      const isFull = !isSaved(sku);
      wish(sku, isFull);
      work.paint();
      return (line = line.then(() => settle(sku, isFull, full)));
    },
  };
}
