import { changeToasts, type Toast, type ToastChange, type ToastText } from './toast-queue.ts';

/** Milliseconds that a toast is shown, not counting those in which somebody holds it. */
export const toastMs = 6000;

interface ToastClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something after so many milliseconds, unless what it returns is called before. */
  later(run: () => void, ms: number): () => void;
}

export interface ToastStore {
  /** Says something; returns its key. */
  add(toast: ToastText): string;
  remove(key: string): void;
  reset(): void;
  /** Stops the time of all that is shown, and lets it go on. */
  hold(): void;
  release(): void;
}

interface Life {
  /** Milliseconds left when its time last began to run. */
  left: number;
  since: number;
  stop: () => void;
}

/** Keeps the toasts and their time; `show` gets all that are left after each change. */
export function toastStore(clock: ToastClock, show: (toasts: readonly Toast[]) => void): ToastStore {
  const lives = new Map<Toast, Life>();
  let toasts: readonly Toast[] = [];
  let isHeld = false;
  let made = 0;

  function run(toast: Toast, left: number): void {
    const stop = isHeld ? nothing : clock.later(() => change({ type: 'remove', key: toast.key }), left);
    lives.set(toast, { left, since: clock.now(), stop });
  }

  function change(next: ToastChange): void {
    const before = toasts;
    toasts = changeToasts(before, next);
    const gone = before.filter((toast) => !toasts.includes(toast));
    for (const toast of gone) {
      lives.get(toast)?.stop();
      lives.delete(toast);
    }
    for (const toast of toasts) if (!lives.has(toast)) run(toast, toastMs);
    show(toasts);
    for (const { onClose } of gone) onClose?.();
  }

  return {
    add(toast) {
      const key = toast.key ?? `toast-${(made += 1)}`;
      change({ type: 'add', toast: { ...toast, key }, at: clock.now() });
      return key;
    },
    remove: (key) => change({ type: 'remove', key }),
    reset: () => change({ type: 'reset' }),
    hold() {
      if (isHeld) return;
      isHeld = true;
      for (const life of lives.values()) {
        life.stop();
        life.left -= clock.now() - life.since;
      }
    },
    release() {
      if (!isHeld) return;
      isHeld = false;
      for (const [toast, { left }] of lives) run(toast, left);
    },
  };
}

function nothing(): void {
  // Time that is held needs no stopping.
}
