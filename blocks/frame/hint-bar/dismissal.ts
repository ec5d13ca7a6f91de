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

/**
 * Whether a hint for these languages (`fr`, or `de-CH` for one country alone; separated by blanks; none: for all) is meant
 * for a browser that speaks `language`.
 */
export function isMeantFor(languages: string, language: string): boolean {
  const spoken = language.toLowerCase();
  const wanted = languages.toLowerCase().split(' ');
  return languages === '' || wanted.includes(spoken) || wanted.includes(spoken.slice(0, 2));
}
