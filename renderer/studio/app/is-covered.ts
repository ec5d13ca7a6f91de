/** Whether a window lies above the panes, be it one of a part's own: keys and the clipboard belong to it then. */
export function isCovered(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
