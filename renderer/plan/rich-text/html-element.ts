import { safeUrl } from '../../../schemas/safe-url.ts';
import { visibleText } from '../../../schemas/visible-text.ts';

/** What the cleaner reads an element as: one that a text may hold, a part of the layout, or a name that it drops. */
export interface ReadElement {
  tagName: string;
  attribs: Record<string, string>;
}

/** What a text may hold, and which attributes. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h2: [],
  h3: [],
  h4: [],
  ul: [],
  ol: ['start', 'type', 'reversed'],
  li: ['value'],
  blockquote: [],
  br: [],
  a: ['href', 'rel'],
  abbr: ['title'],
  strong: [],
  b: [],
  em: [],
  i: [],
  s: [],
  sup: [],
  sub: [],
};

/** Of these nothing is kept, not even the words: they are code, or never seen. */
export const droppedElements = ['script', 'style', 'title', 'template', 'xmp', 'noembed', 'noframes'];

/** By another name what a text may hold. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
  ['menu', 'ul'],
  ['dir', 'ul'],
  ['del', 's'],
  ['strike', 's'],
]);

/** Parts of the layout: what the words in them are kept apart by, once these are gone. `x-…` is no name of HTML. */
const layout: ReadonlyMap<string, string> = new Map([
  ['pre', 'x-pre'],
  ['table', 'x-table'],
  ['tr', 'x-row'],
  ['td', 'x-cell'],
  ['th', 'x-head'],
  ['dl', 'x-table'],
  ['dt', 'x-term'],
  ['dd', 'x-cell'],
  ['thead', 'x-row'],
  ['tbody', 'x-row'],
  ['tfoot', 'x-row'],
]);

/** What stands for parts of the layout while the words are placed anew, and what it says of them. */
export const layoutElements: Readonly<Record<string, readonly string[]>> = {
  'x-block': [],
  'x-pre': [],
  'x-table': [],
  'x-row': [],
  'x-cell': [],
  'x-head': [],
  'x-term': [],
  'x-thing': [],
  'x-none': [],
  'x-item': ['level', 'list'],
  'x-marker': [],
  'x-look': ['as'],
};

const blocks = new Set(
  `address article aside body caption center details dialog div fieldset figcaption figure footer form frameset header hgroup hr
  html legend listing main marquee nav noscript optgroup option search section summary`.split(/\s+/),
);

/** Shown as a thing among the words. */
const things = new Set(
  `applet audio button canvas embed iframe img input map math meter object picture progress rp rt select svg textarea
  video`.split(/\s+/),
);

/** Told as what they are a part of. */
const parts = new Set('tr td th dt dd thead tbody tfoot col colgroup'.split(' '));

const listTypes = new Set(['1', 'a', 'A', 'i', 'I']);

/**
 * What the cleaner reads an element as, with the attributes that are kept. Never another one that is not allowed: after that,
 * `sanitize-html` closes the next element by a wrong name.
 */
export function readElement(typed: string, attributes: Record<string, string>): ReadElement {
  const name = typed.toLowerCase();
  const style = declarationsOf(attributes.style);
  if (droppedElements.includes(name)) return { tagName: name, attribs: {} };
  if (isHidden(attributes, style)) return { tagName: 'x-none', attribs: {} };
  if (style.get('mso-list') === 'ignore') return { tagName: 'x-marker', attribs: {} };
  const item = name === 'p' ? wordItem.exec(style.get('mso-list') ?? '')?.groups : undefined;
  if (item) return { tagName: 'x-item', attribs: { level: item.level ?? '', list: item.list ?? '' } };
  const tagName = synonyms.get(name) ?? layout.get(name) ?? (blocks.has(name) ? 'x-block' : name);
  if (things.has(name)) return { tagName: 'x-thing', attribs: {} };
  if (tagName === 'x-cell' && isBold(style)) return { tagName: 'x-head', attribs: {} };
  if (Object.hasOwn(allowedAttributes, tagName)) return kept(tagName, attributes, style);
  if (tagName.startsWith('x-') && tagName !== name) return { tagName, attribs: {} };
  return isBlockStyle(style)
    ? { tagName: 'x-block', attribs: {} }
    : { tagName: 'x-look', attribs: lookOf(style) };
}

/** Lists of Word are paragraphs, which name their list: `mso-list: l0 level1 lfo1`. */
const wordItem = /^(?<list>l\d+) level(?<level>[1-9])\b/;

function kept(tagName: string, attributes: Record<string, string>, style: Style): ReadElement {
  const attribs: Record<string, string> = {};
  const { title } = attributes;
  // Word processors switch emphasis off again by a style.
  if ((tagName === 'b' || tagName === 'strong') && style.has('font-weight') && !isBold(style))
    return { tagName: 'x-look', attribs: lookOf(style) };
  if ((tagName === 'i' || tagName === 'em') && style.get('font-style') === 'normal')
    return { tagName: 'x-look', attribs: lookOf(style) };
  if (tagName === 'abbr' && title !== undefined) attribs.title = visibleText(title);
  for (const name of ['start', 'type', 'reversed', 'value']) {
    const value = attributes[name];
    if (value !== undefined && isKept(tagName, name, value)) attribs[name] = value;
  }
  if (tagName === 'a' && attributes.href !== undefined) attribs.href = attributes.href;
  return { tagName, attribs };
}

function isKept(tagName: string, name: string, value: string): boolean {
  if (allowedAttributes[tagName]?.includes(name) !== true) return false;
  if (name === 'start' || name === 'value') return /^-?\d{1,6}$/.test(value);
  if (name === 'type') return listTypes.has(value);
  return name !== 'href' || safeUrl(value.trim()) !== undefined;
}

/**
 * What of an element is not kept, as an editor would name it. Parts of a table go with it, and where a link opens is nobody's
 * concern.
 */
export function refusedParts(typed: string, attributes: Record<string, string>): string[] {
  const name = typed.toLowerCase();
  if (isHidden(attributes, declarationsOf(attributes.style))) return ['what is hidden'];
  if (parts.has(name)) return [];
  if (name === 'table' || name === 'dl') return [`<${name}> (shown as lines)`];
  const synonym = synonyms.get(name);
  if (synonym !== undefined) return [`<${name}> (shown as <${synonym}>)`];
  const own = Object.hasOwn(allowedAttributes, name) ? allowedAttributes[name] : undefined;
  if (!own) return [`<${name.slice(0, 32)}>`];
  return Object.entries(attributes)
    .filter(
      ([attribute, value]) =>
        attribute !== 'target' && !(own.includes(attribute) && isKept(name, attribute, value)),
    )
    .map(([attribute]) =>
      attribute === 'href' ? 'the address of a link' : `${attribute.slice(0, 32)} of <${name}>`,
    );
}

type Style = ReadonlyMap<string, string>;

const noStyle: Style = new Map();

/** Declarations of a style attribute, in lower case. */
function declarationsOf(style: string | undefined): Style {
  if (style === undefined) return noStyle;
  const found = new Map<string, string>();
  for (const declaration of style.toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    const value = declaration
      .slice(colon + 1)
      .replace('!important', '')
      .trim();
    if (colon > 0) found.set(declaration.slice(0, colon).trim(), value);
  }
  return found;
}

function isHidden(attributes: Record<string, string>, style: Style): boolean {
  return (
    attributes.hidden !== undefined || style.get('display') === 'none' || style.get('mso-hide') === 'all'
  );
}

function isBold(style: Style): boolean {
  return /^(bold|bolder|[6-9]00|1000)$/.test(style.get('font-weight') ?? '');
}

function isBlockStyle(style: Style): boolean {
  return /^(block|flex|grid|list-item|table)$/.test(style.get('display') ?? '');
}

/** Which emphasis an element without a meaning of its own gives its words. */
function lookOf(style: Style): Record<string, string> {
  const align = style.get('vertical-align') ?? '';
  const looks = [
    isBold(style) && 'strong',
    style.get('font-style') === 'italic' && 'em',
    style.get('text-decoration')?.includes('line-through') === true && 's',
    (align === 'super' || align === 'sub') && (align === 'sub' ? 'sub' : 'sup'),
  ].filter((look) => look !== false);
  return looks.length > 0 ? { as: looks.join(' ') } : {};
}
