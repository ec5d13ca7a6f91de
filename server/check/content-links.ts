import { isJsonObject, pointerSegment } from '../../schemas/json.ts';

/** An address or a route's name somewhere in content. */
export interface ContentLink {
  /** JSON pointer below the value that was searched. */
  pointer: string;
  href?: string;
  route?: string;
}

/** Fields that hold an address. */
const addressFields = new Set(['href', 'sheet']);

/** Every link of a JSON value: of fields, of rich text, and by route name. */
export function linksIn(value: unknown, pointer = ''): ContentLink[] {
  if (typeof value === 'string') {
    return [...value.matchAll(/<a\b[^>]*?href="([^"]*)"/g)].map(([, href = '']) => ({
      pointer,
      href: href.replaceAll('&amp;', '&'),
    }));
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, `${pointer}/${index}`));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const place = `${pointer}/${pointerSegment(name)}`;
    if (typeof field === 'string' && addressFields.has(name)) return [{ pointer: place, href: field }];
    if (typeof field === 'string' && name === 'route') return [{ pointer: place, route: field }];
    return linksIn(field, place);
  });
}
