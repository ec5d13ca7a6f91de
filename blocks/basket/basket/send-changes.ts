import type { Entries } from '../../kit/collection/post-for-page.ts';

/** Something that is to become of the basket. */
export interface Change {
  /** What it is about: a later change of the same takes its place. */
  key: string;
  /** What its form sends; null: the basket is only looked at again. */
  entries: Entries | null;
  /** Whether it waits for others of its kind, as pressing a button again and again makes them. */
  isDebounced: boolean;
}

interface SenderParts<Page> {
  /** Sends one change; rejects when it did not come to be. */
  send(entries: Entries | null): Promise<Page>;
  /** Shows what came of a change; throws when the page is none that can be shown. */
  show(page: Page, change: Change): void;
  /** Changes that did not come to be, and why. */
  fail(lost: readonly Change[], reason: unknown): void;
}

interface ChangeSender {
  add(change: Change): void;
  /** Whether a change of this key is on its way, or will be; with `entries`: whether these are what was wished last. */
  has(key: string, entries?: Entries): boolean;
  /** All that is not sent yet; it is nobody's business here any more. */
  takeWaiting(): Change[];
}

/** Milliseconds without another press after which a quantity is sent. */
const debounceMs = 250;

/**
 * Sends changes one after another, each when the one before has been answered: what is wished meanwhile is sent once, as
 * it was wished last. What fails takes with it what waits behind it, which was wished of a basket that there is not.
 */
export function sendChanges<Page>({ send, show, fail }: SenderParts<Page>): ChangeSender {
  const waiting = new Map<string, Change>();
  let sending: Change | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function flush(): Promise<void> {
    timer = undefined;
    if (sending) return;
    for (let next = first(); next && timer === undefined; next = first()) {
      waiting.delete(next.key);
      sending = next;
      try {
        const page = await send(next.entries);
        sending = undefined;
        show(page, next);
      } catch (reason) {
        sending = undefined;
        fail([next, ...takeWaiting()], reason);
        return;
      }
    }
  }

  const first = (): Change | undefined => waiting.values().next().value;

  function takeWaiting(): Change[] {
    clearTimeout(timer);
    timer = undefined;
    const all = [...waiting.values()];
    waiting.clear();
    return all;
  }

  return {
    add(change) {
      waiting.delete(change.key);
      waiting.set(change.key, change);
      clearTimeout(timer);
      timer = undefined;
      if (change.isDebounced) timer = setTimeout(() => void flush(), debounceMs);
      else void flush();
    },
    has(key, entries) {
      const last = waiting.get(key) ?? (sending?.key === key ? sending : undefined);
      return (
        last !== undefined &&
        (entries === undefined || JSON.stringify(last.entries) === JSON.stringify(entries))
      );
    },
    takeWaiting,
  };
}
