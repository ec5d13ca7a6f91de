import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { withLocalePrefix } from '../../schemas/locale-path.ts';
import { safeUrl } from '../../schemas/safe-url.ts';
import { visibleText } from '../../schemas/visible-text.ts';
import { arrangeHtml } from './arrange-html.ts';
import {
  allowedAttributes,
  droppedElements,
  layoutElements,
  readElement,
  refusedParts,
} from './html-element.ts';

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
}

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
 * seen. Links of the shop lead below the locale's prefix.
 */
export function cleanHtml(html: string, localePrefix: string): CleanHtml {
  const key = `${localePrefix} ${html}`;
  let result = cleaned.get(key);
  if (!result) cleaned.set(key, (result = clean(html, localePrefix)));
  return result;
}

function clean(html: string, localePrefix: string): CleanHtml {
  const removed = new Set<string>();
  const safe = sanitizeHtml(html, {
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
        return element.tagName === 'a' ? linkOf(element.attribs.href, localePrefix) : element;
      },
    },
  });
  return { html: arrangeHtml(safe), removed: [...removed] };
}

/** A link, or what has no meaning of its own: the words of a link that leads nowhere stay. */
function linkOf(href: string | undefined, localePrefix: string): sanitizeHtml.Tag {
  const url = href === undefined ? undefined : safeUrl(href.trim());
  if (!url) return { tagName: 'x-look', attribs: {} };
  return url.kind === 'external'
    ? { tagName: 'a', attribs: { href: url.href, rel: 'noopener noreferrer' } }
    : { tagName: 'a', attribs: { href: withLocalePrefix(localePrefix, url.href) } };
}
