/** A moment (ms since 1970) as a `time` element, to the second. */
export function momentTag(at: number): string {
  const iso = new Date(at).toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`;
}
