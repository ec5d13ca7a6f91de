/** Something that can be done, from the palette, by its keys, or by a button somewhere. */
export interface Command {
  id: string;
  label: string;
  /** Heading under which the help of keys lists it. */
  group: string;
  /** Its shortcut, as `chordOf` writes it: `Mod+Shift+Z`, `Alt+ArrowUp`, `Delete`. Several do the same. */
  keys?: readonly string[];
  /** Whether the keys work where no text is typed alone: they mean something in a text. */
  isForOutline?: boolean;
  isEnabled?: boolean;
  run: () => void;
}

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** A press of keys as shortcuts are written; `Mod` is Ctrl, or Cmd on a Mac. */
export function chordOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress, isMac: boolean): string {
  const mod = isMac ? metaKey : ctrlKey;
  // What needs Shift to be typed at all is named by what it types.
  const isLetter = /^[a-z]$/i.test(key);
  const isSign = key.length === 1 && !isLetter && key !== ' ';
  return [
    mod && 'Mod',
    altKey && 'Alt',
    shiftKey && !isSign && 'Shift',
    isLetter ? key.toUpperCase() : key === ' ' ? 'Space' : key,
  ]
    .filter(Boolean)
    .join('+');
}

const signs: Record<string, [mac: string, others: string, de: string]> = {
  Mod: ['⌘', 'Ctrl', 'Strg'],
  Alt: ['⌥', 'Alt', 'Alt'],
  Shift: ['⇧', 'Shift', 'Umschalt'],
  Delete: ['⌦', 'Del', 'Entf'],
  Backspace: ['⌫', 'Backspace', 'Rücktaste'],
  Escape: ['Esc', 'Esc', 'Esc'],
  ArrowUp: ['↑', '↑', '↑'],
  ArrowDown: ['↓', '↓', '↓'],
  ArrowLeft: ['←', '←', '←'],
  ArrowRight: ['→', '→', '→'],
};

/** A shortcut as it stands on the keyboard: `⌘⇧Z`, `Strg+Umschalt+Z`. */
export function shownKeys(chord: string, isMac: boolean, language: string): string {
  const names = chord.split('+').map((key) => signs[key]?.[isMac ? 0 : language === 'de' ? 2 : 1] ?? key);
  return names.join(isMac ? '' : '+');
}

/** The command that a press of keys asks for; typing in a field keeps the keys that mean something there. */
export function commandFor(
  commands: readonly Command[],
  chord: string,
  isTyping: boolean,
): Command | undefined {
  return commands.find(
    ({ keys = [], isForOutline = false, isEnabled = true }) =>
      isEnabled && keys.includes(chord) && !(isTyping && isForOutline),
  );
}
