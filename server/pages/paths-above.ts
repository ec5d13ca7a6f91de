/** Paths above a path, the nearest first, without the home page: `/a/b/c` has `/a/b` and `/a`. */
export function pathsAbove(path: string): string[] {
  const parts = path.replace(/\/$/, '').split('/');
  return parts.slice(2).map((_part, index) => parts.slice(0, parts.length - 1 - index).join('/'));
}
