/** Longest path of a page, in characters as they are sent. */
const maxLength = 1024;

/**
 * The path of a request, decoded once. Undefined when it could mean another path to somebody further down:
 * a second encoding, a backslash, a double slash, dot segments, control characters, an encoded `?` or `#`, broken encoding.
 */
export function decodePath(raw: string): string | undefined {
  if (!raw.startsWith('/') || raw.length > maxLength) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  // eslint-disable-next-line no-control-regex -- control characters are what is refused
  if (/[%\\?#\u0000-\u001f\u007f-\u009f]|\/\/|\/\.{1,2}(\/|$)/.test(path)) return undefined;
  return path.normalize('NFC');
}

/** The same for a path that was checked before: plain ones, which is nearly all, cost nothing. */
export function decodeKnownPath(raw: string): string | undefined {
  return raw.length <= maxLength && /^[\w/.~-]*$/.test(raw) ? raw : decodePath(raw);
}
