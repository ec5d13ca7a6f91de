/** Longest path of a page, in characters as they are sent. */
const maxLength = 1024;

/** Nearly all paths: no segment is empty or begins with a dot, nothing is encoded, so there is nothing to decode or refuse. */
const plain = /^(?:\/[\w~-][\w.~-]*)*\/?$/;

/**
 * The path of a request, decoded once. Undefined when it could mean another path to somebody further down:
 * a second encoding, a backslash, a double slash, dot segments, control characters, an encoded `?` or `#`, broken encoding.
 */
export function decodePath(raw: string): string | undefined {
  if (!raw.startsWith('/') || raw.length > maxLength) return undefined;
  if (plain.test(raw)) return raw;
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
