import type { DrawnPart } from '../../../schemas/editing/draw.ts';
import { nodesIn, type PartPlace, partPlaces } from './part-places.ts';

const keepMark = 'keep:';

// The one way by which HTML comes into this page: it is the shop's own, drawn by the server that sent the page.
const policy = (
  globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: object): { createHTML(html: string): string } };
  }
).trustedTypes?.createPolicy('studio-frame', { createHTML: (html: string) => html });

/**
 * Puts new HTML between the marks of parts. What a part keeps is moved as it is, with the state of its islands and the focus;
 * new islands and actions are woken. False, with nothing changed: a part is not there any more.
 */
export function putParts(parts: readonly DrawnPart[]): boolean {
  const places = partPlaces(document.body);
  const contents = parts.map(({ part, html }) => ({ place: places.get(part), box: parse(html) }));
  const isThere = contents.every(({ place, box }) => place && keptIn(box).every((name) => places.has(name)));
  if (!isThere) return false;
  const focused = document.activeElement;
  const moved = new Set<Node>();
  const old: Node[] = [];
  // All that is new first: what moves from one part to another is found where it was.
  for (const { place, box } of contents as { place: PartPlace; box: HTMLElement }[]) {
    old.push(...nodesIn(place));
    insert(box, place.end);
    for (const mark of marksIn(place)) {
      const kept = places.get(mark.data.slice(keepMark.length)) as PartPlace;
      for (const node of [kept.start, ...nodesIn(kept), kept.end]) {
        move(node, mark);
        moved.add(node);
      }
      mark.remove();
    }
  }
  for (const node of old) if (!moved.has(node)) node.parentNode?.removeChild(node);
  if (focused instanceof HTMLElement && focused.isConnected && focused !== document.activeElement)
    focused.focus({ preventScroll: true });
  return true;
}

function parse(html: string): HTMLElement {
  const template = document.createElement('template');
  // A type of the DOM knows texts alone; where the browser has trusted types, this is one.
  template.innerHTML = policy ? policy.createHTML(html) : html;
  const box = document.createElement('div');
  box.append(document.importNode(template.content, true));
  return box;
}

/** Puts what is in the box before a mark, after the page's script was told of it. */
function insert(box: HTMLElement, before: Comment): void {
  before.before(box);
  box.dispatchEvent(new Event('content-added', { bubbles: true }));
  box.replaceWith(...box.childNodes);
}

function keptIn(box: Node): string[] {
  const names: string[] = [];
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { data } = node as Comment;
    if (data.startsWith(keepMark)) names.push(data.slice(keepMark.length));
  }
  return names;
}

function marksIn(place: PartPlace): Comment[] {
  const marks: Comment[] = [];
  for (const root of nodesIn(place)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
      if (node instanceof Comment && node.data.startsWith(keepMark)) marks.push(node);
  }
  return marks;
}

/** Before a mark, without a new start for what is in it where the browser can do that. */
function move(node: ChildNode, before: Comment): void {
  const parent = before.parentNode;
  if (parent?.moveBefore) parent.moveBefore(node, before);
  else before.before(node);
}
