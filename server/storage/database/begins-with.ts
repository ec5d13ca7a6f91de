/** The pattern of `like` for texts in lower case that begin as this one does, whatever its case; its own signs stand for themselves. */
export function beginsWith(text: string): string {
  return `${text.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
