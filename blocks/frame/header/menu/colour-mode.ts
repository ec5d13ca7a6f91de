type ColourMode = 'system' | 'light' | 'dark';

/** Name under which the script in the page's head looks for a chosen mode. */
const key = 'colour-mode';

const following: Record<ColourMode, ColourMode> = { system: 'light', light: 'dark', dark: 'system' };

/** What was chosen on this page: its root says what is shown, but add-ons write there, too. */
let chosen: ColourMode | undefined;

/** Goes from system to light to dark and back, and remembers it where the browser allows that. Returns the new mode. */
export function chooseNextMode(
  root: { dataset: DOMStringMap },
  memory: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): ColourMode {
  const mode = following[chosen ?? rememberedMode(memory)];
  chosen = mode;
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

/** The mode that the page began with. */
function rememberedMode(memory: () => Pick<Storage, 'getItem'>): ColourMode {
  try {
    const mode = memory().getItem(key);
    return mode === 'light' || mode === 'dark' ? mode : 'system';
  } catch {
    return 'system';
  }
}
