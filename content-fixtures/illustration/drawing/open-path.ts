/** A path up to the line, or the end mark, that closes it: the edge of a shape without its straight side. */
export function openPath(path: string): string {
  return path.split(/ [LZ]/, 1)[0] ?? path;
}
