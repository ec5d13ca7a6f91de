/** Where a part of the page lies: between two comments, of the same parent. */
export interface PartPlace {
  start: Comment;
  end: Comment;
}

/** All parts by name. */
export function partPlaces(root: Node): Map<string, PartPlace> {
  const places = new Map<string, PartPlace>();
  const open = new Map<string, Comment>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const comment = node as Comment;
    const name = comment.data;
    const start = open.get(name.slice(1));
    if (name.startsWith('/') && start) places.set(name.slice(1), { start, end: comment });
    else open.set(name, comment);
  }
  return places;
}

/** What lies between the marks. */
export function nodesIn({ start, end }: PartPlace): ChildNode[] {
  const nodes: ChildNode[] = [];
  for (let node = start.nextSibling; node && node !== end; node = node.nextSibling) nodes.push(node);
  return nodes;
}

/** Id of the innermost node of the document around something on the page; undefined: it is of no such node. */
export function nodeAround(target: Node): string | undefined {
  for (let at: Node | null = target; at; at = at.parentNode) {
    const closed = new Set<string>();
    for (let before = at.previousSibling; before; before = before.previousSibling) {
      if (!(before instanceof Comment)) continue;
      const { data } = before;
      if (data.startsWith('/n:')) closed.add(data.slice(1));
      else if (data.startsWith('n:') && !closed.has(data)) return data.slice(2);
    }
  }
  return undefined;
}

/** The space that a part takes, in the window's pixels; undefined: none. */
export function boxOf({ start, end }: PartPlace): DOMRect | undefined {
  const range = document.createRange();
  range.setStartAfter(start);
  range.setEndBefore(end);
  const box = range.getBoundingClientRect();
  return box.width === 0 && box.height === 0 ? undefined : box;
}
