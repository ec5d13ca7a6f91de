/** Products that are remembered; of those at most `shown` are shown. */
const kept = 12;
export const shown = 5;

const isNumber = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9._]{0,31}$/.test(value);

/** Numbers of the products looked at, the last one first; none for what is no such list. */
export function readViewed(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isNumber).slice(0, kept) : [];
  } catch {
    return [];
  }
}

/** The list after a look at a product. */
export function addViewed(viewed: readonly string[], sku: string): string[] {
  return [sku, ...viewed.filter((each) => each !== sku)].slice(0, kept);
}
