const storageKey = 'visitor-name';

/** The first name of who is here, as this tab last heard it; undefined: not yet, or it may not be kept. */
export function keptName(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the name for the next pages of this tab; undefined: forgets it. */
export function keepName(name: string | undefined): void {
  try {
    if (name === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, name);
  } catch {
    // Then the next page asks again.
  }
}
