import { surroundings } from '../../../kit/layer/surroundings.ts';

/** Closes by the Back gesture of phones, where browsers know it. */
type Watcher = EventTarget & { destroy(): void };

/**
 * Rests what a layer covers: it can neither be reached nor be read aloud; questions that stand over it can. Call the returned
 * function with whether it covers the page now; `close` is called by the Back gesture.
 */
export function createPageCover(layer: HTMLElement, close: () => void): (covers: boolean) => void {
  let resting: HTMLElement[] = [];
  let watcher: Watcher | undefined;
  return (covers) => {
    for (const element of resting) element.inert = false;
    resting = covers ? surroundings(layer).filter((element) => !element.matches(':popover-open')) : [];
    for (const element of resting) element.inert = true;
    if (resting.length > 0) watcher ??= watchBack(close);
    else {
      watcher?.destroy();
      watcher = undefined;
    }
  };
}

function watchBack(close: () => void): Watcher | undefined {
  const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
  if (!CloseWatcher) return undefined;
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', close);
  return watcher;
}
