import { type RefObject, useEffect } from 'react';
import type { ValuePath } from '../../../../schemas/editing/change.ts';
import { pathKey } from './path-key.ts';

/** Brings the value that is to be looked at into view, and the focus to its field, or to the nearest around it that there is. */
export function useTarget(
  root: RefObject<HTMLElement | null>,
  target: Readonly<ValuePath> | undefined,
): void {
  useEffect(() => {
    if (!target) return undefined;
    // The list around it opens first.
    const timer = setTimeout(() => {
      const element = nearestField(root.current, target);
      for (let at = element?.closest('details'); at; at = at.parentElement?.closest('details'))
        at.open = true;
      element?.focus();
      element?.scrollIntoView({ block: 'nearest' });
    }, 30);
    return () => clearTimeout(timer);
  }, [root, target]);
}

function nearestField(root: HTMLElement | null, path: Readonly<ValuePath>): HTMLElement | undefined {
  for (let length = path.length; length > 0; length--) {
    const found = root?.querySelector<HTMLElement>(
      `[data-path="${CSS.escape(pathKey(path.slice(0, length)))}"]`,
    );
    if (found) return found;
  }
  return undefined;
}
