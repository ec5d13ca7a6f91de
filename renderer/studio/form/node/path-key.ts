/** Path as an element carries it, so that a problem can lead to it. */
export function pathKey(path: readonly (string | number)[]): string {
  return path.join('/');
}
