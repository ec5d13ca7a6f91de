/**
 * Makes an element what another one is, the element of the same place in a page that was fetched. What both have stays the
 * same node: focus, pictures and what is being typed are left alone. Children are told apart by `data-key`, `id` and name;
 * what is marked by `data-kept` belongs to scripts and stays as it is.
 */
export function morphElement(own: Element, next: Element): void {
  if ((own as HTMLElement).dataset.kept !== undefined || own.isEqualNode(next)) return;
  for (const name of own.getAttributeNames()) if (!next.hasAttribute(name)) own.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (own.getAttribute(name) !== value) own.setAttribute(name, value);
  morphChildren(own, next);
}

function morphChildren(own: Element, next: Element): void {
  let at = own.firstChild;
  for (const wanted of next.childNodes) {
    const same = sameFrom(at, wanted);
    if (!same) {
      own.insertBefore(document.importNode(wanted, true), at);
      continue;
    }
    at = dropUntil(at, same);
    if (same instanceof Element) morphElement(same, wanted as Element);
    else if (same.nodeValue !== wanted.nodeValue) same.nodeValue = wanted.nodeValue;
    at = same.nextSibling;
  }
  dropUntil(at, null);
}

/** The node that stands for the wanted one: the first with its key, or, without one, the very next. */
function sameFrom(from: ChildNode | null, wanted: ChildNode): ChildNode | undefined {
  const key = keyOf(wanted);
  for (let node = from; node; node = key === '' ? null : node.nextSibling)
    if (node.nodeName === wanted.nodeName && keyOf(node) === key) return node;
  return undefined;
}

function keyOf(node: ChildNode): string {
  return node instanceof Element ? (node.getAttribute('data-key') ?? node.id) : '';
}

function dropUntil(from: ChildNode | null, end: ChildNode | null): ChildNode | null {
  let node = from;
  while (node && node !== end) {
    const gone = node;
    node = node.nextSibling;
    gone.remove();
  }
  return node;
}
