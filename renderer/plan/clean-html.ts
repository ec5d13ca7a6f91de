import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { safeUrl } from '../../schemas/safe-url.ts';
import type { ShopLinks } from '../../schemas/tenant/shop-links.ts';
import { visibleText } from '../../schemas/visible-text.ts';

const allowedTags = [
  'p',
  'a',
  'strong',
  'b',
  'em',
  'i',
  'ul',
  'ol',
  'li',
  'br',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'abbr',
  'sup',
  'sub',
];
const allowedAttributes: Record<string, string[]> = { a: ['href', 'rel'], abbr: ['title'] };

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes,
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 32,
};

interface CleanHtml {
  html: string;
  /** The first thing that was removed, as an editor would name it. */
  removed: string | undefined;
}

type Links = Pick<ShopLinks, 'key' | 'link'>;

/** Characters of texts that are kept beside their cleaned form. */
const keptCharacters = 8_000_000;

// The same text is checked with every plan of its page, and in every page's frame.
const cleaned = new LRUCache<string, CleanHtml>({
  maxSize: keptCharacters,
  sizeCalculation: ({ html }, key) => html.length + key.length + 100,
});

/**
 * The HTML with every element, attribute and address removed that an editor may not place. Links lead where those of the shop do.
 */
export function cleanHtml(html: string, links: Links): CleanHtml {
  const key = `${links.key} ${html}`;
  let result = cleaned.get(key);
  if (!result) cleaned.set(key, (result = clean(html, links)));
  return result;
}

function clean(html: string, links: Links): CleanHtml {
  let removed: string | undefined;
  const safe = sanitizeHtml(visibleText(html), {
    ...options,
    onOpenTag(name, attributes) {
      removed ??= refusedPart(name, attributes);
    },
    transformTags: {
      a(tagName, attributes) {
        const link = links.link({ href: attributes.href });
        if (!link) return { tagName, attribs: {} };
        const rel = link.external ? { rel: 'noopener noreferrer' } : {};
        return { tagName, attribs: { href: link.href, ...rel } };
      },
    },
  });
  return { html: safe, removed };
}

function refusedPart(name: string, attributes: Record<string, string>): string | undefined {
  if (!allowedTags.includes(name)) return `<${name.slice(0, 32)}>`;
  const names = Object.keys(attributes);
  const attribute = names.find(
    (candidate) => !allowedAttributes[name]?.includes(candidate) && candidate !== 'target',
  );
  if (attribute !== undefined) return `${attribute.slice(0, 32)} of <${name}>`;
  return name === 'a' && attributes.href !== undefined && !safeUrl(attributes.href)
    ? 'the address of a link'
    : undefined;
}
