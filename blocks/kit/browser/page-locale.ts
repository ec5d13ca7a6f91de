/**
 * The locale of this page, as it came from the shop. `<html lang>` is no place to read it from: a browser that translates
 * writes its own there.
 */
export function pageLocale(): string {
  const json = document.querySelector('script[data-modules]')?.textContent ?? '{}';
  return (JSON.parse(json) as { locale?: string }).locale ?? '';
}
