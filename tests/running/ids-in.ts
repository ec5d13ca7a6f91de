/** Every `id` in HTML, in order. */
export function idsIn(html: string): string[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '');
}
