import type { RichMark, RichNode } from './rich-doc.ts';

/** Writes a text as the shop keeps it. Empty paragraphs, items and headings are not written: the page would not show them. */
export function writeHtml(
  doc: RichNode,
  sourceOf: (part: RichNode) => string | undefined = () => undefined,
): string {
  let html = '';
  let isAfterBare = false;
  for (const part of doc.content ?? []) {
    const isBare = part.type === 'paragraph' && part.attrs?.bare === true;
    // Two that stand apart need something between them.
    const written =
      isBare && isAfterBare ? paragraph(part) : (sourceOf(part) ?? (isBare ? words(part) : block(part)));
    html += written;
    if (written !== '') isAfterBare = isBare;
  }
  return html;
}

function block(node: RichNode): string {
  switch (node.type) {
    case 'heading':
      return around(`h${Number(node.attrs?.level ?? 2)}`, words(node));
    case 'bulletList':
      return around('ul', items(node));
    case 'orderedList':
      return around('ol', items(node), orderOf(node));
    case 'blockquote':
      return around('blockquote', writeHtml(node));
    default:
      return paragraph(node);
  }
}

function paragraph(node: RichNode): string {
  return around('p', words(node));
}

function around(tag: string, inner: string, attributes = ''): string {
  return inner === '' ? '' : `<${tag}${attributes}>${inner}</${tag}>`;
}

function orderOf({ attrs = {} }: RichNode): string {
  const start = typeof attrs.start === 'number' && attrs.start !== 1 ? ` start="${attrs.start}"` : '';
  const type = typeof attrs.type === 'string' ? ` type="${attrs.type}"` : '';
  return `${start}${type}${attrs.reversed === true ? ' reversed' : ''}`;
}

function items(list: RichNode): string {
  return (list.content ?? [])
    .map((item) => {
      const value = item.attrs?.value;
      return around('li', itemWords(item), typeof value === 'number' ? ` value="${value}"` : '');
    })
    .join('');
}

/** In an item words stand without a paragraph, one below the other. */
function itemWords(item: RichNode): string {
  let html = '';
  let isAfterWords = false;
  for (const part of item.content ?? []) {
    const isWords = part.type === 'paragraph';
    const written = isWords ? words(part) : block(part);
    if (written === '') continue;
    html += (isWords && isAfterWords ? '<br />' : '') + written;
    isAfterWords = isWords;
  }
  return html;
}

function words(node: RichNode): string {
  const open: RichMark[] = [];
  let html = '';
  const close = (from: number): void => {
    for (const mark of open.splice(from).toReversed()) html += `</${tagOf(mark)}>`;
  };
  for (const inline of node.content ?? []) {
    const marks = inline.marks ?? [];
    let common = 0;
    while (common < open.length && common < marks.length && isSame(open[common], marks[common])) common++;
    close(common);
    for (const mark of marks.slice(common)) {
      html += `<${tagOf(mark)}${attributesOf(mark)}>`;
      open.push(mark);
    }
    html += textOf(inline);
  }
  close(0);
  return html;
}

function isSame(one: RichMark | undefined, other: RichMark | undefined): boolean {
  return JSON.stringify([one?.type, one?.attrs ?? {}]) === JSON.stringify([other?.type, other?.attrs ?? {}]);
}

function textOf({ type, text = '', attrs }: RichNode): string {
  if (type === 'hardBreak') return '<br />';
  return escaped(type === 'fact' ? `{fact:${String(attrs?.name)}}` : text);
}

const tags: Readonly<Record<string, string>> = {
  strike: 's',
  superscript: 'sup',
  subscript: 'sub',
  link: 'a',
  abbr: 'abbr',
};

function tagOf({ type, attrs }: RichMark): string {
  if (type === 'bold') return attrs?.tag === 'b' ? 'b' : 'strong';
  if (type === 'italic') return attrs?.tag === 'i' ? 'i' : 'em';
  return tags[type] ?? type;
}

function attributesOf({ type, attrs }: RichMark): string {
  if (type === 'link') return ` href="${quoted(String(attrs?.href))}"`;
  return type === 'abbr' && attrs?.title !== '' ? ` title="${quoted(String(attrs?.title))}"` : '';
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function quoted(text: string): string {
  return escaped(text).replaceAll('"', '&quot;');
}
