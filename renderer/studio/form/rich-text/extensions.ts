import { Extension, type Extensions, Mark, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import type { Facts } from '../../../../schemas/facts/fill-facts.ts';

/** A mark that is written as one element without attributes. */
function plainMark(name: string, tag: string, excludes = ''): Mark {
  return Mark.create({
    name,
    excludes: `${name} ${excludes}`.trim(),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });
}

// Without an address, so that a click only puts the cursor there.
const link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '', parseHTML: (element) => element.getAttribute('data-href') } }),
  parseHTML: () => [{ tag: 'a[data-href]' }],
  renderHTML: ({ mark }) => [
    'a',
    { 'data-href': String(mark.attrs.href), title: String(mark.attrs.href) },
    0,
  ],
});

const abbr = Mark.create({
  name: 'abbr',
  inclusive: false,
  addAttributes: () => ({ title: { default: '' } }),
  parseHTML: () => [{ tag: 'abbr' }],
  renderHTML: ({ HTMLAttributes }) => ['abbr', HTMLAttributes, 0],
});

/** A fact of the shop among the words: shown as it is written on the page, kept by its name. */
function fact(facts: Facts): Node {
  return Node.create({
    name: 'fact',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({
      name: { default: '', parseHTML: (element) => element.getAttribute('data-fact') },
    }),
    parseHTML: () => [{ tag: 'span[data-fact]' }],
    renderHTML: ({ node }) => {
      const name = String(node.attrs.name);
      const known = facts.get(name.trim());
      const attributes = {
        'data-fact': name,
        title: `{fact:${name}}`,
        ...(known === undefined && { 'data-unknown': '' }),
      };
      return ['span', attributes, known ?? `{fact:${name}}`];
    },
    renderText: ({ node }) => `{fact:${String(node.attrs.name)}}`,
  });
}

/** What a text holds beyond its look, so that it is written again as it was. */
const writtenForms = Extension.create({
  name: 'writtenForms',
  addGlobalAttributes: () => [
    {
      types: ['bold', 'italic'],
      attributes: {
        tag: {
          default: null,
          parseHTML: (element: HTMLElement) => element.getAttribute('data-tag'),
          renderHTML: ({ tag }: { tag?: unknown }) => (typeof tag === 'string' ? { 'data-tag': tag } : {}),
        },
      },
    },
    { types: ['paragraph'], attributes: { bare: { default: false, keepOnSplit: false, rendered: false } } },
    { types: ['orderedList'], attributes: { reversed: { default: false, rendered: false } } },
    { types: ['listItem'], attributes: { value: { default: null, keepOnSplit: false, rendered: false } } },
  ],
});

/**
 * All that a rich text may hold, and nothing else: what the cleaner's list of elements allows. Undo is the application's, which
 * knows of every edit.
 */
export function richTextExtensions(facts: Facts): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      code: false,
      codeBlock: false,
      horizontalRule: false,
      link: false,
      underline: false,
      trailingNode: false,
      undoRedo: false,
    }),
    plainMark('superscript', 'sup', 'subscript'),
    plainMark('subscript', 'sub', 'superscript'),
    link,
    abbr,
    fact(facts),
    writtenForms,
  ];
}
