import { markOf, type RichMark, type RichNode } from './rich-doc.ts';

/** A text with the source of each of its outermost parts. */
export interface ReadText {
  doc: RichNode;
  sources: readonly string[];
}

interface Open {
  node: RichNode;
  /** The paragraph that words without one of their own are put into. */
  bare: RichNode | undefined;
}

const blocks: Readonly<Record<string, string>> = {
  p: 'paragraph',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  ul: 'bulletList',
  ol: 'orderedList',
  li: 'listItem',
  blockquote: 'blockquote',
};

/** Reads HTML as `tidyHtml` writes it; needs no DOM, so that no policy for scripts stands in its way. */
export function readHtml(html: string): ReadText {
  const doc: RichNode = { type: 'doc', content: [] };
  const open: Open[] = [{ node: doc, bare: undefined }];
  const marks: RichMark[] = [];
  const starts: number[] = [];
  let at = 0;

  const top = (): Open => open.at(-1) as Open;

  function addBlock(node: RichNode): void {
    const holder = top();
    holder.bare = undefined;
    // An item begins with words, if only with none.
    if (holder.node.type === 'listItem' && holder.node.content?.length === 0)
      holder.node.content.push({ type: 'paragraph', attrs: { bare: true }, content: [] });
    if (holder.node === doc) starts.push(at);
    holder.node.content?.push(node);
  }

  function addInline(node: RichNode): void {
    const inline = marks.length > 0 ? { ...node, marks: [...marks] } : node;
    const { type } = top().node;
    if (type === 'paragraph' || type === 'heading') return void top().node.content?.push(inline);
    if (!top().bare) {
      const bare: RichNode = { type: 'paragraph', attrs: { bare: true }, content: [] };
      addBlock(bare);
      top().bare = bare;
    }
    top().bare?.content?.push(inline);
  }

  function openTag(tag: string, attributes: Record<string, string>): void {
    const mark = markOf[tag];
    if (mark !== undefined) marks.push(markFor(mark, tag, attributes));
    else if (blocks[tag] !== undefined) {
      const node = { type: blocks[tag], ...attrsOf(tag, attributes), content: [] };
      addBlock(node);
      open.push({ node, bare: undefined });
    }
  }

  for (const token of html.match(/<[^>]*>|[^<]+/g) ?? []) {
    if (token.startsWith('<br')) addInline({ type: 'hardBreak' });
    else if (token.startsWith('</')) {
      if (markOf[token.slice(2, -1)] !== undefined) marks.pop();
      else if (open.length > 1) open.pop();
    } else if (token.startsWith('<')) openTag(...readTag(token));
    else for (const node of wordsOf(decoded(token))) addInline(node);
    at += token.length;
  }
  const sources = starts.map((start, index) => html.slice(start, starts[index + 1] ?? html.length));
  return { doc, sources };
}

function readTag(token: string): [tag: string, attributes: Record<string, string>] {
  const [, tag = ''] = /^<([a-z0-9]+)/.exec(token) ?? [];
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of token.matchAll(/ ([a-z]+)(?:="([^"]*)")?/g))
    attributes[name] = decoded(value);
  return [tag, attributes];
}

function markFor(type: string, tag: string, { href, title }: Record<string, string>): RichMark {
  if (type === 'bold' || type === 'italic') return { type, attrs: { tag } };
  if (type === 'link') return { type, attrs: { href: href ?? '' } };
  return type === 'abbr' ? { type, attrs: { title: title ?? '' } } : { type };
}

function attrsOf(tag: string, attributes: Record<string, string>): { attrs?: Record<string, unknown> } {
  if (tag === 'ol')
    return {
      attrs: {
        start: attributes.start === undefined ? null : Number(attributes.start),
        type: attributes.type ?? null,
        reversed: attributes.reversed !== undefined,
      },
    };
  if (tag === 'li')
    return { attrs: { value: attributes.value === undefined ? null : Number(attributes.value) } };
  return /^h\d$/.test(tag) ? { attrs: { level: Number(tag.slice(1)) } } : {};
}

/** Words, and the facts among them. */
function wordsOf(text: string): RichNode[] {
  return text
    .split(/(\{fact:[^{}]*\})/)
    .filter((part) => part !== '')
    .map((part) =>
      /^\{fact:[^{}]*\}$/.test(part)
        ? { type: 'fact', attrs: { name: part.slice('{fact:'.length, -1) } }
        : { type: 'text', text: part },
    );
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

function decoded(html: string): string {
  return html.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity);
}
