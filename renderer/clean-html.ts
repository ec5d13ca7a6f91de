import sanitizeHtml from 'sanitize-html';
import { safeUrl } from '../schemas/safe-url.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'a', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'br', 'h2', 'h3', 'h4', 'blockquote', 'abbr', 'sup', 'sub'],
  allowedAttributes: { a: ['href', 'rel'], abbr: ['title'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 32,
  transformTags: {
    a: (tagName, attributes) => {
      const url = safeUrl(attributes.href ?? '');
      if (!url) return { tagName, attribs: {} };
      return { tagName, attribs: url.kind === 'external' ? { href: url.href, rel: 'noopener noreferrer' } : { href: url.href } };
    },
  },
};

/** The HTML with every element, attribute and address removed that an editor may not place. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html.replace(invisible, ''), options);
}

// Bidirectional overrides and zero-width characters make a text read differently from what it says.
// eslint-disable-next-line no-control-regex -- NUL is among what must go
const invisible = /[\u0000\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
