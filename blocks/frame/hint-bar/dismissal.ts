type Memory = () => Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (name: string): string => `hint:${name}`;

/** Whether a hint was closed before; where the browser forbids to remember, it was not. */
export function isDismissed(name: string, memory: Memory): boolean {
  try {
    return memory().getItem(keyOf(name)) !== null;
  } catch {
    return false;
  }
}

/** Remembers that a hint was closed, where the browser allows that. */
export function dismiss(name: string, memory: Memory): void {
  try {
    memory().setItem(keyOf(name), '1');
  } catch {
    // Then it comes again on the next page.
  }
}

/** Whether a hint for these languages (separated by blanks; none: for all) is meant for a browser that speaks `language`. */
export function isMeantFor(languages: string, language: string): boolean {
  return languages === '' || languages.split(' ').includes(language.slice(0, 2).toLowerCase());
}
