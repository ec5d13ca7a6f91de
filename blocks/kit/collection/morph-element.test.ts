import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { morphElement } from './morph-element.ts';

// As much of a tree of nodes as the code looks at; journeys do the same in a browser.
class FakeNode {
  parent: FakeElement | null = null;
  nodeValue: string | null;
  nodeName: string;
  constructor(nodeName: string, nodeValue: string | null = null) {
    this.nodeName = nodeName;
    this.nodeValue = nodeValue;
  }
  get nextSibling(): FakeNode | null {
    const siblings = this.parent?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
  remove(): void {
    const siblings = this.parent?.childNodes ?? [];
    siblings.splice(siblings.indexOf(this), 1);
    this.parent = null;
  }
}

class FakeElement extends FakeNode {
  childNodes: FakeNode[] = [];
  attributeMap = new Map<string, string>();
  get firstChild(): FakeNode | null {
    return this.childNodes[0] ?? null;
  }
  get dataset(): { kept: string | undefined } {
    return { kept: this.attributeMap.get('data-kept') };
  }
  get id(): string {
    return this.attributeMap.get('id') ?? '';
  }
  get attributes(): { name: string; value: string }[] {
    return [...this.attributeMap].map(([name, value]) => ({ name, value }));
  }
  getAttributeNames(): string[] {
    return [...this.attributeMap.keys()];
  }
  hasAttribute(name: string): boolean {
    return this.attributeMap.has(name);
  }
  getAttribute(name: string): string | null {
    return this.attributeMap.get(name) ?? null;
  }
  setAttribute(name: string, value: string): void {
    this.attributeMap.set(name, value);
  }
  removeAttribute(name: string): void {
    this.attributeMap.delete(name);
  }
  isEqualNode(other: FakeElement): boolean {
    return written(this) === written(other);
  }
  insertBefore(node: FakeNode, before: FakeNode | null): void {
    node.parent = this;
    this.childNodes.splice(before ? this.childNodes.indexOf(before) : this.childNodes.length, 0, node);
  }
}

type Tree = string | { tag: string; attributes?: Record<string, string>; children?: Tree[] };

function make(tree: Tree): FakeNode {
  if (typeof tree === 'string') return new FakeNode('#text', tree);
  const element = new FakeElement(tree.tag);
  for (const [name, value] of Object.entries(tree.attributes ?? {})) element.setAttribute(name, value);
  for (const child of tree.children ?? []) element.insertBefore(make(child), null);
  return element;
}

function written(node: FakeNode): string {
  if (!(node instanceof FakeElement)) return JSON.stringify(node.nodeValue);
  const attributes = [...node.attributeMap].map(([name, value]) => ` ${name}="${value}"`).toSorted(inOrder);
  return `<${node.nodeName}${attributes.join('')}>${node.childNodes.map(written).join('')}</>`;
}

const inOrder = (one: string, other: string): number => one.localeCompare(other);

const copy = (node: FakeNode): FakeNode => {
  if (!(node instanceof FakeElement)) return new FakeNode(node.nodeName, node.nodeValue);
  const element = new FakeElement(node.nodeName);
  for (const [name, value] of node.attributeMap) element.setAttribute(name, value);
  for (const child of node.childNodes) element.insertBefore(copy(child), null);
  return element;
};

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', { importNode: copy });
});

const grow = (own: FakeNode, next: FakeNode): void =>
  morphElement(own as unknown as Element, next as unknown as Element);
const line = (sku: string, ...children: Tree[]): Tree => ({
  tag: 'LI',
  attributes: { 'data-key': sku },
  children,
});
const list = (...children: Tree[]): FakeElement => make({ tag: 'UL', children }) as FakeElement;

describe('an element that becomes another', () => {
  test('is what the other is, whatever both were', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd');
    const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom('x', 'y'),
        fc.record({
          tag: fc.constantFrom('P', 'LI'),
          attributes: fc.dictionary(fc.constantFrom('class', 'data-key', 'id', 'hidden'), key, {
            maxKeys: 2,
          }),
          children: fc.array(tie('tree'), { maxLength: 4 }),
        }),
      ),
    }));
    const root = fc.array(tree, { maxLength: 5 }).map((children) => ({ tag: 'DIV', children }));
    fc.assert(
      fc.property(root, root, (before, after) => {
        const own = make(before);
        const next = make(after);
        const wanted = written(next);
        grow(own, next);
        expect(written(own)).toBe(wanted);
        expect(written(next)).toBe(wanted);
      }),
      { numRuns: 2000 },
    );
  });

  test('keeps the nodes of what stays, when something before it goes or comes', () => {
    const own = list(line('a'), line('b', 'alt'), line('c'));
    const [, b, c] = own.childNodes;
    grow(own, list(line('n'), line('b', 'neu'), line('c')));
    expect(own.childNodes[1] === b && own.childNodes[2] === c).toBe(true);
    expect(written(own)).toContain('"neu"');
  });

  test('leaves what belongs to scripts', () => {
    const voice = (text: string): Tree => ({ tag: 'P', attributes: { 'data-kept': '' }, children: [text] });
    const own = list(voice('gesagt'));
    grow(own, list(voice('')));
    expect(written(own)).toContain('"gesagt"');
  });
});
