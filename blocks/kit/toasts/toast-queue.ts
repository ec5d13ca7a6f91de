/** What is said above a page for a moment. */
export interface ToastText {
  /** Names it, so that it can be removed or said anew; absent: one of its own. */
  key?: string;
  /** `bad`: something failed, which screen readers say at once. */
  kind: 'good' | 'bad';
  text: string;
  /** The one thing that can be done about it; with `href` a link, which `run` takes the place of where there is both. */
  action?: ToastAction;
  /** Called once when it is gone, whatever took it away. */
  onClose?(): void;
}

export interface ToastAction {
  label: string;
  href?: string;
  run?(): void;
}

export interface Toast extends ToastText {
  key: string;
  /** When it was said, in ms since 1970. */
  at: number;
}

export type ToastChange =
  | { type: 'add'; toast: ToastText & { key: string }; at: number }
  | { type: 'remove'; key: string }
  | { type: 'reset' };

/** Toasts that are shown at most. (Requirement 4.019) */
export const mostToasts = 3;

/**
 * The toasts after a change, the newest last. A new one is stamped with the time and takes the place of one with its key; where
 * it is one too many, the oldest without a close handler goes, else the oldest, never the new one. (Requirements 4.018–4.022)
 */
export function changeToasts(toasts: readonly Toast[], change: ToastChange): readonly Toast[] {
  if (change.type === 'reset') return [];
  if (change.type === 'remove') return toasts.filter(({ key }) => key !== change.key);
  const { toast, at } = change;
  const others = toasts.filter(({ key }) => key !== toast.key);
  const dropped =
    others.length < mostToasts ? undefined : (others.find(({ onClose }) => !onClose) ?? others[0]);
  return [...others.filter((other) => other !== dropped), { ...toast, at }];
}
