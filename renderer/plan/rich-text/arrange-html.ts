import { dataTables } from './data-tables.ts';
import { type Container, containerIn, itemOf, type Leaf, listAround, placeIn } from './html-container.ts';
import { createHtmlWriter, type Gap, type Inline } from './html-writer.ts';
import { createWordList } from './word-list.ts';

/** An element that is open, and how what stands in it is placed. */
interface Frame {
  /** Where its own words go. */
  leaf: Leaf;
  /** The inline elements around its words, the outermost first. */
  inlines: readonly Inline[];
  /** What parts its words from those before and after it. */
  gap: Gap;
  /** Whether nobody sees it. */
  isHidden: boolean;
  /** Whether it is the bullet or number of an item of Word's. */
  isMarker: boolean;
  /** Whether its line ends are meant. */
  isPre: boolean;
  /** Whether each row of the table around it becomes one line. */
  hasLines: boolean;
  /** Whether it stands in a cell of such a row. */
  isInCell: boolean;
  /** The list of the items in it that stand in none. */
  orphans: Container | undefined;
}

const inlineTags = new Set(['a', 'abbr', 'strong', 'b', 'em', 'i', 's', 'sup', 'sub']);
const headings = new Set(['h2', 'h3', 'h4']);

/** How many times as long a text may become before its links and emphasis go. */
const maxGrowth = 4;

/**
 * What the cleaner lets through still has the shape of what was typed or pasted: boxes in boxes, tables, items without a list.
 * Here its words are placed anew, in order, in paragraphs, headings, lists and quotations. Takes HTML as `sanitize-html` writes
 * it, with no elements but those of `html-element.ts`.
 */
export function arrangeHtml(html: string): string {
  const tokens = html.match(/<[^>]*>|[^<]+/g) ?? [];
  const writer = createHtmlWriter();
  const wordList = createWordList();
  const areData = dataTables(tokens);
  const maxLength = html.length * maxGrowth + 1000;
  const frames: Frame[] = [];
  let frame: Frame = {
    leaf: { tag: '', container: undefined },
    inlines: [],
    gap: 'none',
    isHidden: false,
    isMarker: false,
    isPre: false,
    // A row or a cell that stands in no table.
    hasLines: true,
    isInCell: false,
    orphans: undefined,
  };

  function open(token: string): void {
    const tag = token.slice(1, -1).split(' ', 1)[0] ?? '';
    frames.push(frame);
    frame = { ...frame, gap: 'none', orphans: undefined };
    frame.isHidden ||= tag === 'x-none';
    frame.isMarker ||= tag === 'x-marker';
    if (frame.isHidden || frame.isMarker) return;
    if (inlineTags.has(tag)) addInline({ tag, open: token });
    else if (tag === 'x-look') attributeOf(token, 'as')?.split(' ').forEach(addLook);
    else if (tag === 'x-thing') frame.gap = 'space';
    else openBlock(tag, token);
    writer.part(frame.gap);
  }

  function addInline(inline: Inline): void {
    if (!frame.inlines.some(({ tag }) => tag === inline.tag)) frame.inlines = [...frame.inlines, inline];
  }

  function addLook(tag: string): void {
    addInline({ tag, open: `<${tag}>` });
  }

  function openBlock(tag: string, token: string): void {
    frame.gap = 'line';
    if (tag !== 'x-item') wordList.end();
    const container = containerOf(tag, token);
    if (container) enter(container);
    else if (headings.has(tag)) frame.leaf = { tag, container: placeHere() };
    else if (tag === 'x-table') openTable();
    else if (tag === 'x-row' && frame.hasLines) frame.isInCell = false;
    else if (/^x-(cell|head|term)$/.test(tag) && frame.hasLines) openCell(tag);
    else openParagraph(tag);
  }

  function containerOf(tag: string, token: string): Container | undefined {
    if (tag === 'ul' || tag === 'ol' || tag === 'blockquote') return containerIn(placeHere(), tag, token);
    if (tag === 'x-item')
      return wordList.item(
        Number(attributeOf(token, 'level')),
        attributeOf(token, 'list') ?? '',
        placeHere(),
      );
    if (tag !== 'li') return undefined;
    const list = listAround(frame.leaf.container) ?? listOfOrphans();
    return list && itemOf(list, token);
  }

  /** The container that a new one, or a heading, stands in. */
  function placeHere(): Container | undefined {
    return placeIn(frame.leaf.container);
  }

  function enter(container: Container): void {
    frame.leaf = container.words;
    frame.hasLines = true;
    frame.isInCell = false;
  }

  function listOfOrphans(): Container | undefined {
    const outer = frames.at(-1) as Frame;
    outer.orphans ??= containerIn(placeHere(), 'ul', '<ul>');
    return outer.orphans;
  }

  function openTable(): void {
    const isInCell = frame.isInCell;
    openParagraph('x-table');
    frame.hasLines = areData.shift() === true;
    frame.isInCell = isInCell && !frame.hasLines;
  }

  function openCell(tag: string): void {
    frame.isInCell = true;
    frame.gap = 'cell';
    if (tag === 'x-head') addLook('strong');
    if (tag === 'x-term') writer.part('line');
  }

  /** A paragraph of its own, where the place can have one: items, headings and cells have lines, or words side by side. */
  function openParagraph(tag: string): void {
    frame.isPre ||= tag === 'x-pre';
    if (headings.has(frame.leaf.tag)) return;
    if (frame.isInCell) {
      frame.gap = 'space';
      return;
    }
    const container = placeHere();
    frame.leaf = container?.tag === 'li' ? container.words : { tag: 'p', container };
  }

  function close(): void {
    writer.part(frame.gap);
    frame = frames.pop() as Frame;
  }

  function placeText(text: string): void {
    const { leaf } = frame;
    const container = leaf.tag === '' ? placeIn(leaf.container) : leaf.container;
    const place = container && leaf.tag === '' ? container.words : leaf;
    const lines = frame.isPre ? text.split('\n') : [text];
    for (const [index, line] of lines.entries()) {
      if (index > 0) writer.breakLine();
      // A long link around many paragraphs would stand in each of them.
      writer.write(line, place, writer.length() > maxLength ? [] : frame.inlines);
    }
  }

  for (const token of tokens) {
    if (token.startsWith('</')) close();
    else if (token.startsWith('<') && token !== '<br />') open(token);
    else if (frame.isHidden) continue;
    else if (frame.isMarker) wordList.mark(token);
    else if (token === '<br />') writer.breakLine();
    else placeText(token);
  }
  return writer.end();
}

function attributeOf(token: string, name: string): string | undefined {
  return token.split(` ${name}="`, 2)[1]?.split('"', 1)[0];
}
