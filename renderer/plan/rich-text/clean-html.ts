import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import type { ShopLinks } from '../../../schemas/tenant/shop-links.ts';
import { visibleText } from '../../../schemas/visible-text.ts';
import { arrangeHtml } from './arrange-html.ts';
import {
  allowedAttributes,
  droppedElements,
  layoutElements,
  readElement,
  refusedParts,
} from './html-element.ts';
import { mendMarkup } from './mend-markup.ts';

const elements = { ...allowedAttributes, ...layoutElements };

const options: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(elements),
  allowedAttributes: Object.fromEntries(Object.entries(elements).map(([name, own]) => [name, [...own]])),
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [...droppedElements],
};

interface CleanHtml {
  html: string;
  /** What was removed or is shown as something else, each kind once, as an editor would name it. */
  removed: readonly string[];
  /** Where its links lead, as an editor typed it, each once. */
  hrefs: readonly string[];
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
 * The HTML with every element, attribute and address removed that an editor may not place, and all of its words: what kept
 * them apart (a table, a box, a heading of another level) becomes lines, paragraphs and headings. Empty when nothing would be
 * seen. Links lead where those of the shop do.
 */
export function cleanHtml(html: string, links: Links): CleanHtml {
  const key = `${links.key} ${html}`;
  let result = cleaned.get(key);
  if (!result) cleaned.set(key, (result = clean(html, links)));
  return result;
}

function clean(html: string, links: Links): CleanHtml {
  const mended = mendMarkup(html);
  const removed = new Set(mended.told);
  const hrefs = new Set<string>();
  const safe = sanitizeHtml(mended.html, {
    ...options,
    onOpenTag(name, attributes) {
      for (const part of refusedParts(name, attributes)) removed.add(part);
    },
    // Here entities are characters already.
    textFilter(text) {
      const visible = visibleText(text);
      if (visible !== text) removed.add('characters that nobody sees');
      return visible;
    },
    transformTags: {
      '*'(name, attributes) {
        const element = readElement(name, attributes);
        const href = element.tagName === 'a' ? element.attribs.href?.trim() : undefined;
        if (href === undefined) return element.tagName === 'a' ? wordsAlone : element;
        hrefs.add(href);
        return linkTo(href, links);
      },
    },
  });
  return { html: arrangeHtml(safe), removed: [...removed], hrefs: [...hrefs] };
}

/** The words of a link that leads nowhere stay. */
const wordsAlone: sanitizeHtml.Tag = { tagName: 'x-look', attribs: {} };

function linkTo(href: string, links: Links): sanitizeHtml.Tag {
  const link = links.link({ href });
  if (!link) return wordsAlone;
  const rel = link.external ? { rel: 'noopener noreferrer' } : {};
  return { tagName: 'a', attribs: { href: link.href, ...rel } };
}
