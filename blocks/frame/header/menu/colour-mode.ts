type ColourMode = 'system' | 'light' | 'dark';

/** Name under which the script in the page's head looks for a chosen mode. */
const key = 'colour-mode';

const following: Record<ColourMode, ColourMode> = { system: 'light', light: 'dark', dark: 'system' };

/** The mode that an element carries in `data-mode`; without one, the system's. */
export function modeOf(root: { dataset: DOMStringMap }): ColourMode {
  const { mode } = root.dataset;
  return mode === 'light' || mode === 'dark' ? mode : 'system';
}

/** Goes from system to light to dark and back, and remembers it where the browser allows that. Returns the new mode. */
export function chooseNextMode(
  root: { dataset: DOMStringMap },
  memory: () => Pick<Storage, 'setItem' | 'removeItem'>,
): ColourMode {
  const mode = following[modeOf(root)];
  if (mode === 'system') delete root.dataset.mode;
  else root.dataset.mode = mode;
  try {
    if (mode === 'system') memory().removeItem(key);
    else memory().setItem(key, mode);
  } catch {
    // A full or forbidden memory costs no more than the choice being forgotten.
  }
  return mode;
}
