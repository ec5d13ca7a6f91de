/** Longest name that a mail repeats. */
const longest = 60;

/**
 * A name for a mail, or undefined when it is anything but a name. Whoever registers writes it, and somebody else may get the
 * mail: what reads like a web address, a sentence or a header would make the shop carry a stranger's message.
 */
export function plainName(...parts: readonly string[]): string | undefined {
  const name = parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
  const isName = /^\p{L}[\p{L}\p{M}'’. -]*$/u.test(name) && !/\.[^ ]|--|  /.test(name);
  return isName && name.length <= longest ? name : undefined;
}
