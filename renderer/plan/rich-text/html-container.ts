/** A paragraph or heading; without a tag: what stands in a container, or in the text itself, without one. */
export interface Leaf {
  tag: string;
  container: Container | undefined;
}

/** A list, an item of one, or a quotation. */
export interface Container {
  tag: string;
  /** Its tag as it is written. */
  open: string;
  parent: Container | undefined;
  /** Containers around it. */
  depth: number;
  /** Where words go that stand in it without a paragraph. */
  words: Leaf;
  /** Of a list: where words go that stand in none of its items. */
  lastItem: Container | undefined;
}

/** How deep lists, items and quotations may stand within each other. */
const maxDepth = 16;

/** A list or a quotation; undefined: it would stand too deep. */
export function containerIn(parent: Container | undefined, tag: string, open: string): Container | undefined {
  return parent && parent.depth >= maxDepth ? undefined : create(parent, tag, open);
}

/** The next item of a list. Only those of a numbered one have a number of their own. */
export function itemOf(list: Container, open = '<li>'): Container {
  list.lastItem = create(list, 'li', list.tag === 'ol' ? open : '<li>');
  return list.lastItem;
}

/** Where something goes that stands in a container: in a list into an item. */
export function placeIn(container: Container | undefined): Container | undefined {
  return isList(container) ? (container.lastItem ?? itemOf(container)) : container;
}

/** The list that an item in a container belongs to; undefined: there is none. */
export function listAround(container: Container | undefined): Container | undefined {
  const list = container?.tag === 'li' ? container.parent : container;
  return isList(list) ? list : undefined;
}

function isList(container: Container | undefined): container is Container {
  return container?.tag === 'ul' || container?.tag === 'ol';
}

function create(parent: Container | undefined, tag: string, open: string): Container {
  const words: Leaf = { tag: '', container: undefined };
  const container: Container = {
    tag,
    open,
    parent,
    depth: (parent?.depth ?? 0) + 1,
    words,
    lastItem: undefined,
  };
  words.container = container;
  return container;
}
