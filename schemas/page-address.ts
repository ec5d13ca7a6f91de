/**
 * Whether a page can be asked for at a path without locale prefix: what stands below `/_/` is shown at other addresses (the
 * page of all products) or at whichever was asked for (error pages).
 */
export function isPageAddress(path: string): boolean {
  return path !== '/_' && !path.startsWith('/_/');
}
