/** The last product of a page: the next one begins after it, on any process and in any snapshot. */
export interface Cursor {
  /** Its key in the order of the list. */
  key: number;
  doc: number;
}

export function writeCursor({ key, doc }: Cursor): string {
  return `${key.toString(36)}-${doc.toString(36)}`;
}

/** The cursor of an address, or undefined when it is none. */
export function readCursor(text: string): Cursor | undefined {
  const match = /^([0-9a-z]{1,7})-([0-9a-z]{1,7})$/.exec(text);
  if (!match) return undefined;
  const key = Number.parseInt(match[1] ?? '', 36);
  const doc = Number.parseInt(match[2] ?? '', 36);
  return key < 2 ** 31 && doc < 2 ** 32 ? { key, doc } : undefined;
}
