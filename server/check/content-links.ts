import { isJsonObject, pointerSegment } from '../../schemas/json.ts';
import type { LinkTarget } from '../../schemas/link.ts';

/** An address or a route's name somewhere in content. */
export interface ContentLink extends LinkTarget {
  /** JSON pointer below the value that was searched. */
  pointer: string;
}

/** Fields that hold an address. */
const addressFields = new Set(['href', 'sheet']);

/** Fields that name a node of the same page (`anchor-navigation`, `product-stage`). */
const nodeFields = new Set(['node', 'calculator', 'reviews']);

/** Every link of a JSON value: of fields, of rich text, and by route name. */
export function linksIn(value: unknown, pointer = ''): ContentLink[] {
  if (typeof value === 'string') {
    return typedAddresses(value).map((href) => ({ pointer, href }));
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, `${pointer}/${index}`));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const place = `${pointer}/${pointerSegment(name)}`;
    if (typeof field === 'string' && addressFields.has(name)) return [{ pointer: place, href: field }];
    if (typeof field === 'string' && nodeFields.has(name)) return [{ pointer: place, href: `#${field}` }];
    if (typeof field === 'string' && name === 'route')
      return [{ pointer: place, route: field, params: paramsOf(value.params) }];
    return linksIn(field, place);
  });
}

/** The parameters that are texts: of others the planner tells. */
function paramsOf(value: unknown): Record<string, string> | undefined {
  if (!isJsonObject(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Addresses of the links of a rich text, however people and programs write them; read once, whatever stands there. */
function typedAddresses(html: string): string[] {
  return html.split('<').flatMap((part) => {
    const end = part.indexOf('>');
    if (end < 0 || !/^a\s/i.test(part)) return [];
    const [, inDouble, inSingle, bare] =
      /\shref=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(part.slice(0, end)) ?? [];
    const href = inDouble ?? inSingle ?? bare;
    return href === undefined ? [] : [href.replaceAll('&amp;', '&')];
  });
}
