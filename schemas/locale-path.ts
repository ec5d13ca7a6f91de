/**
 * An address of the shop below its locale's prefix. One that already carries it stays as it is, and so does one that is
 * relative to the page (`#size`, `?page=2`).
 */
export function withLocalePrefix(prefix: string, address: string): string {
  if (prefix === '' || !address.startsWith('/')) return address;
  const rest = address.startsWith(prefix) ? address.slice(prefix.length) : undefined;
  if (rest !== undefined && (rest === '' || /^[/?#]/.test(rest))) return address;
  return /^\/($|[?#])/.test(address) ? `${prefix}${address.slice(1)}` : `${prefix}${address}`;
}
